import { html, type Html } from '@darnley/node/html'
import { testCards, type CardOutcome } from '#src/stripe/cards.ts'

const outcomes: Record<CardOutcome, string> = {
  pays: 'pays',
  declined: 'is declined',
  'asks-for-3ds': 'asks for a 3-D Secure step',
}

export function homepage({ companyName, siteUrl }: { companyName: string; siteUrl: string }): Html {
  return html`<p class="lead">
      This small page stands in for the company's own homepage. ${companyName} alters, repairs and
      upsizes clothes; booking happens on the site itself.
    </p>
    <a class="button" href="${siteUrl}">Go to the booking site</a>
    <ul class="tiles">
      <li>
        <h2><a href="/mailbox">Mailbox</a></h2>
        <p>Every e-mail that the system sends arrives here, and goes no further.</p>
      </li>
      <li>
        <h2><a href="/couriers">Couriers</a></h2>
        <p>What couriers were asked to do; send the news that they would send.</p>
      </li>
      <li>
        <h2><a href="/calls">Call log</a></h2>
        <p>What the stand-ins for outside services were asked lately.</p>
      </li>
      <li>
        <h2><a href="/analytics">Analytics</a></h2>
        <p>What pages report of visitors who allowed it.</p>
      </li>
      <li>
        <h2><a href="/consultation">Video consultation</a></h2>
        <p>The calendar that the help popup links to.</p>
      </li>
      <li>
        <h2>Small print</h2>
        <p>
          <a href="/legal/terms">Terms</a>, <a href="/legal/privacy">privacy</a>,
          <a href="/legal/services">our services</a>
        </p>
      </li>
    </ul>
    <section class="box">
      <h2>Test cards</h2>
      <ul>
        ${testCards.map(
          ({ number, outcome }) =>
            html`<li><code>${inGroups(number)}</code> ${outcomes[outcome]}</li>`,
        )}
      </ul>
      <p class="muted">Any expiry date in the future, any three digits as security code.</p>
    </section>`
}

function inGroups(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
