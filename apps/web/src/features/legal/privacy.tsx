import { SupportEmail } from '@/components/support-email.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { Clause, Part } from './part.tsx';

const kept = [
  ['E-mail address, a hash of your password, second factor', 'to know that it is you', 'until you delete the account'],
  ['API keys, encrypted', 'to know whose call it is, and to show them to you again', 'until you delete the account'],
  ['Calls: time, product, status, cost', 'to bill them and to show them to you', 'until you delete the account'],
  [
    'What was sent and answered in a call, birth data included',
    'to show it in your activity log',
    '90 days, unless the operator sets another time',
  ],
  [
    'Payments: amount, date, receipt, last four digits of the card',
    'to bill and to keep books',
    'as long as bookkeeping law asks; without your person after deletion',
  ],
  ['Messages you write to us', 'to answer them', 'contact form 24 months; support until you delete the account'],
  [
    'A birth typed on the landing page',
    'to show its chart',
    'ten minutes at most, in memory; it is never written down',
  ],
  [
    'Address of the connection, briefly, in memory',
    'to limit abuse',
    'an hour at most; it is not written down with your calls',
  ],
] as const;

const stored = [
  ['sb-theia-auth-token', 'your session, until you sign out'],
  ['last_route, last_route_params', 'the last public page you visited'],
  ['theme', 'light or dark, if you chose'],
  ['checkout_return_location', 'the page to come back to after a payment'],
  ['sidebar_state (cookie, 7 days)', 'whether the sidebar is open'],
  [
    'theia-sign-up (cookie, 30 days)',
    'that a sign-up was made in this browser, so that nobody else can take its address',
  ],
  ['theia-sign-in (cookie, 10 minutes)', 'that a sign-in with Google began in this browser'],
  [
    'theia-device (cookie, 400 days)',
    'that you signed in from this browser before, so that wrong guesses elsewhere do not lock you out',
  ],
] as const;

export function Privacy() {
  return (
    <Part id="privacy" title="Privacy Policy" updated="In force since 1 November 2026">
      <Clause title="In short">
        <p>
          We keep what is needed to run your account and your calls, and nothing to follow you around. No advertising,
          no tracking, no analytics of third parties; pages load nothing from other sites. Places and time zones are
          looked up on our own machine: birth data is sent to nobody.
        </p>
      </Clause>
      <Clause title="Who is responsible">
        <p>Whoever operates this installation of Theia. Write to:</p>
        <p>
          <SupportEmail />
        </p>
      </Clause>
      <Clause title="What we keep, why, and how long">
        <div
          className="overflow-x-auto rounded-xl border border-line bg-surface"
          role="region"
          aria-label="What we keep, table"
          tabIndex={0}
        >
          <table className="w-full text-left text-[0.8125rem] sm:min-w-[36rem] sm:text-sm">
            <caption className="sr-only">What we keep, why, and how long</caption>
            <thead>
              <tr className="border-b border-line bg-sunken/60 text-xs text-ink-muted">
                {['What', 'Why', 'How long'].map((head) => (
                  <th key={head} scope="col" className="px-3 py-2.5 font-medium sm:px-5">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {kept.map(([what, why, howLong]) => (
                <tr key={what} className="align-top">
                  <th scope="row" className="px-3 py-3 font-medium text-ink sm:w-2/5 sm:px-5">
                    {what}
                  </th>
                  <td className="px-3 py-3 sm:px-5">{why}</td>
                  <td className="px-3 py-3 sm:px-5">{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          The legal grounds are the contract with you (Art. 6 (1) b GDPR), the duty to keep books (c), and our interest
          in a service that is not abused (f).
        </p>
      </Clause>
      <Clause title="Who else sees it">
        <p>
          Stripe handles payments and gets what a payment needs; card numbers never reach us. Google learns that you
          sign in here if you use its button. The host of the server and the mail provider of this installation process
          data for us under contract. Nobody buys data from us.
        </p>
      </Clause>
      <Clause title="What your browser stores">
        <p>Only what the page needs to work, so there is no banner to click away:</p>
        <dl className="divide-y divide-line border-y border-line text-sm">
          {stored.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[17rem_1fr]">
              <dt className="font-mono text-[0.8125rem] text-ink">{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Clause>
      <Clause title="Your rights">
        <p>
          You may see, correct, export and delete your data, object to its use, and complain to your data protection
          authority. Deleting the account in your <TextLink to={`${paths.settings}?panel=delete`}>settings</TextLink>{' '}
          removes it at once: keys stop working, and only amounts that bookkeeping must keep stay, without your person.
          Your address is kept until the mail that tells you what was refunded has left, usually for seconds. Copies in
          backups go with the backups’ own age.
        </p>
      </Clause>
      <Clause title="Security">
        <p>
          Connections are encrypted; passwords are stored as hashes, keys encrypted, refresh tokens as hashes. Every row
          of your data is readable by you alone, held by the database itself. A second factor is there for the asking.
        </p>
      </Clause>
    </Part>
  );
}
