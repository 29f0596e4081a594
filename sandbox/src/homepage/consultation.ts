import { html, type Html } from '@darnley/node/html'

/** Returns a page with the next five working days, in place of a real booking calendar. */
export function consultationPage(today = new Date()): Html {
  return html`<p class="lead">
      Show a tailor your garment over video. It takes fifteen minutes and costs nothing.
    </p>
    <ul class="tiles">
      ${workingDaysAfter(today).map(
        (day) =>
          html`<li>
            <h2>${day}</h2>
            <p>10:00, 11:30, 14:00, 16:15</p>
          </li>`,
      )}
    </ul>
    <p class="muted">
      In the sandbox nothing can be booked here: this page stands in for the calendar service.
    </p>`
}

function workingDaysAfter(today: Date): string[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = new Date(today)
    day.setDate(day.getDate() + index + 1)
    return day
  })
  return days.filter((day) => day.getDay() % 6 !== 0).map((day) => format.format(day))
}
