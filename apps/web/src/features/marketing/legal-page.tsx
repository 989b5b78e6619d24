import { Prose } from '@/components/ui/prose.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { site } from '@/lib/site.ts';

function Outside({ href, children }: { href: string; children: string }) {
  return <a className={textLinkClass} href={href} rel="noreferrer">{children}</a>;
}

export function LegalPage() {
  return (
    <Prose title="Legal" lead="The terms you accept at sign-up, what we do with personal data, and whose work Theia stands on.">
      <section id="terms" aria-labelledby="terms-title">
        <h2 id="terms-title">Terms of Service</h2>
        <p>Theia calculates astronomical and astrological data. You may use the answers in your own products, free or paid, without naming us. You may not resell the bare API as your own, share your key, or use the service to break the law or to disturb others.</p>
        <p>A successful request counts as one call. It is covered by the quota of your plan or paid from your prepaid wallet at the price list; failed requests are free. The free trial lasts 14 days and needs no card. Credit in the wallet does not expire. You can delete your account at any time; we may close accounts that break these terms, and pay back unused credit unless it was obtained by fraud.</p>
        <p>We work carefully but cannot promise that the service is free of errors or always available. Results are information, not medical, legal or financial advice. Our liability is limited to what you paid in the last twelve months, except where the law does not allow such a limit.</p>
      </section>
      <section id="privacy" aria-labelledby="privacy-title">
        <h2 id="privacy-title">Privacy Policy</h2>
        <p>We keep your e-mail address, a hash of your password, your API keys (encrypted), your payments, and a log of your calls with the data you sent and received, so that you can see and check them on your dashboard. Birth data in requests belongs to you; we use it only to calculate the answer and to show it to you again.</p>
        <p>We set no advertising or tracking cookies and load nothing from other sites. The browser stores your session, your theme, the last public page you visited and whether the sidebar is open. Payments are handled by Stripe, sign-in with Google by Google; each receives only what it needs.</p>
        <p>You may see, correct, export or delete your data. Deleting the account removes it; only amounts that bookkeeping must keep stay, without your person. Write to <a className={textLinkClass} href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.</p>
      </section>
      <section id="licences" aria-labelledby="licences-title">
        <h2 id="licences-title">Licences</h2>
        <p>Theia is free software under the <Outside href="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License, version 3 or later</Outside>. Whoever runs a changed version for others must offer them its source.</p>
        <p>Positions are calculated with <Outside href="https://www.astro.com/swisseph/">Swiss Ephemeris</Outside> by Astrodienst AG, used under the AGPL. Companies that cannot publish their source need a professional licence from Astrodienst.</p>
        <p>Places come from <Outside href="https://www.geonames.org/">GeoNames</Outside>, licensed under <Outside href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</Outside>. Time zone history comes from the IANA time zone database, zone boundaries from OpenStreetMap contributors under the ODbL.</p>
        <p>The typefaces Instrument Sans and Geist Mono are licensed under the SIL Open Font License 1.1.</p>
      </section>
    </Prose>
  );
}
