import { html, type Html } from '@darnley/node/html'

export interface LegalPage {
  title: string
  body: Html
}

/** Returns short placeholders for the company's legal texts, under /legal/<name>. */
export function legalPages(companyName: string): Record<string, LegalPage> {
  return {
    terms: { title: 'Terms and conditions', body: terms(companyName) },
    privacy: { title: 'Privacy policy', body: privacy(companyName) },
    services: { title: 'Terms of our services', body: services(companyName) },
  }
}

function terms(companyName: string): Html {
  return html`<h2>Your order</h2>
    <p>
      When you place an order you ask ${companyName} to alter, repair or upsize the items you list.
      The contract begins when we confirm your order by e-mail.
    </p>
    <h2>Prices and payment</h2>
    <p>
      Prices are in pounds sterling and include VAT. We charge your card when you place the order.
    </p>
    <h2>Changing your mind</h2>
    <p>
      You may cancel without a charge until your items reach us. Once a tailor has started, the work
      is made to your instructions and cannot be returned.
    </p>
    <h2>If something is not right</h2>
    <p>
      Tell us within 30 days of receiving your items and we will put it right at no cost to you.
    </p>`
}

function privacy(companyName: string): Html {
  return html`<h2>What we keep</h2>
    <p>
      ${companyName} keeps your name, e-mail, phone number, address and the details of your order,
      because we cannot collect, alter and return your items without them.
    </p>
    <h2>Who else sees it</h2>
    <p>
      Couriers see your name, address and phone number. Our payment provider handles your card; card
      numbers never reach us.
    </p>
    <h2>How long</h2>
    <p>We keep orders for six years, as tax law asks, and delete the rest after two.</p>
    <h2>Your rights</h2>
    <p>You may see, correct or delete what we hold about you: write to our support address.</p>`
}

function services(companyName: string): Html {
  return html`<h2>Before you send your items</h2>
    <p>
      Please wash or dry-clean them and empty the pockets. ${companyName} may return items that
      cannot be worked on safely.
    </p>
    <h2>Measurements</h2>
    <p>
      We alter to the measurements or pins you give us. If you are unsure, book a video consultation
      first.
    </p>
    <h2>Turnaround</h2>
    <p>
      Work takes seven days from the day your items arrive, or three days with express turnaround.
    </p>
    <h2>Care and insurance</h2>
    <p>Your items are insured with us and in the courier's van up to £500 an item.</p>`
}
