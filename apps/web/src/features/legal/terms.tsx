import { TextLink } from '@/components/ui/text-link.tsx';
import { TRIAL_DAYS } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { Clause, Part } from './part.tsx';

export function Terms() {
  return (
    <Part id="terms" title="Terms of Service" updated="In force since 1 November 2026">
      <Clause title="1. Who this is between">
        <p>
          These terms are between you and whoever operates this installation of Theia (“we”). You accept them when you
          create an account. If you act for a company, you confirm that you may bind it.
        </p>
      </Clause>
      <Clause title="2. What you get">
        <p>
          Theia calculates astronomical and astrological data and answers over an API. You may use the answers in your
          own products, free or paid, without naming us. What an answer means to a person is yours to say: results are
          information, not medical, legal or financial advice.
        </p>
      </Clause>
      <Clause title="3. Your account and your keys">
        <p>
          Give a working e-mail address and keep your password and API keys to yourself; calls made with your key are
          your calls. You can replace or switch off a key at any time, which takes effect at once. Tell us if you think
          that somebody else has one.
        </p>
      </Clause>
      <Clause title="4. Trial, plans and wallet">
        <p>
          The free trial lasts {TRIAL_DAYS} days and needs no card; it ends by itself and never turns into a charge.
          Plans and add-ons are paid in advance for a month and renewed until you cancel; a cancelled plan runs to the
          end of the month that is paid. Prices are those on the <TextLink to={paths.plans}>pricing page</TextLink>, in
          US dollars, taxes not included where they apply. We announce price changes 30 days ahead.
        </p>
        <p>
          One successful request counts as one call. It is covered by the quota of your plan or paid from your prepaid
          wallet at the price list; failed requests are free. The wallet cannot go below zero. Credit does not expire.
        </p>
        <p>
          When you delete your account, unused credit that you bought is refunded to the card it came from, the newest
          top-up first, where Stripe still can. What cannot be refunded is lost: credit that was given, and payments
          that were disputed, refunded before, or are too old to be refunded. Credit that was given is used up before
          credit that was bought. The dialog in which you delete the account shows the amounts beforehand, and a last
          mail says what was refunded.
        </p>
      </Clause>
      <Clause title="5. Fair use">
        <p>
          Stay within the rate limit of your plan. Do not resell the bare API as your own, share a key between
          companies, work around quotas or limits, attack the service, or use it to break the law or to harm people. We
          may switch off a key that does, and will tell you why.
        </p>
      </Clause>
      <Clause title="6. Your data">
        <p>
          What you send stays yours; we use it to calculate the answer and to show it to you in your activity log. If
          you send birth data of other people, you need their permission or another legal ground, and you are the one
          responsible for it; we process it for you. The{' '}
          <TextLink to={`${paths.legal}#privacy`}>privacy policy</TextLink> is part of these terms.
        </p>
      </Clause>
      <Clause id="availability" title="7. Availability">
        <p>
          We commit to 99.99 % availability of the calculation API in each calendar month (UTC), announced maintenance
          aside. If we miss it, we add a tenth of that month’s plan price to your wallet; below 99.9 % a quarter. You do
          not have to ask: it is booked in the first days of the next month. That is the whole remedy for lack of
          availability. If you think that a credit is missing, tell us within 30 days.
        </p>
        <p>
          Availability is the share of calls that we answered, times the share of minutes in which the service ran:
          answered ÷ (answered + failed) × (minutes − absent minutes) ÷ minutes. A call has failed if it ends with a
          fault of ours: a server error (5xx), a timeout, or because a server stopped. Calls refused for a reason of the
          caller’s (4xx, the rate limit) count neither way. A minute is absent if no server recorded it; if some of
          several servers are missing, it counts for their share. Maintenance is left out if it is announced on the{' '}
          <TextLink to={paths.status}>status page</TextLink> at least 24 hours before it begins. That page shows all
          these numbers, so that you can check ours.
        </p>
        <p>
          The plan price is that of the plans charged to your card, without add-ons, each for the part of the month in
          which it was in force. The credit is rounded up to a cent. Trials and months that were not paid bring none. If
          more than a day of a month was not recorded, we first find out whether the service stood still or the record
          was lost, and say so on the status page.
        </p>
      </Clause>
      <Clause title="8. Warranty and liability">
        <p>
          We work carefully and publish our tests, but cannot promise that the service is free of errors. As far as the
          law allows, our liability is limited to what you paid us in the twelve months before the damage, and we are
          not liable for lost profit or indirect damage. Nothing here limits liability that cannot be limited by law.
        </p>
      </Clause>
      <Clause title="9. Ending">
        <p>
          You can delete your account at any time in its settings. We may close an account that breaks these terms,
          after a warning where that is reasonable; unused credit is then refunded as if you had deleted the account,
          unless it was obtained by fraud.
        </p>
      </Clause>
      <Clause title="10. Changes and law">
        <p>
          If these terms change to your disadvantage we tell you by e-mail 30 days ahead; you may leave before they
          apply. The law of the place where the operator has its seat applies, without taking from you the protection
          that the law of your home gives consumers.
        </p>
      </Clause>
    </Part>
  );
}
