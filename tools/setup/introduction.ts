import type { Ports } from './bootstrap/ports.mjs'

/** Returns what `npm start` prints once everything is ready: addresses, accounts and cards to try. */
export function introduce(ports: Ports, tookMs: number): string {
  const at = (port: number, host = 'localhost'): string => `http://${host}:${port}`
  return `
Ready in ${(tookMs / 1000).toFixed(1)} s. Ctrl-C stops everything; what was booked is kept.

  Customers' site            ${at(ports.edge)}
  Partner site, Maison Vale  ${at(ports.edge, 'maison.localhost')}
  Partner site, Kirk         ${at(ports.edge, 'kirk.localhost')}
  Workshop                   ${at(ports.edge, 'workshop.localhost')}
  API                        ${at(ports.api)}/docs   (also ${at(ports.edge)}/api)
  Content                    ${at(ports.content)}/api/item-categories
  Sandbox                    ${at(ports.sandbox)}   (mailbox: ${at(ports.sandbox)}/mailbox)

  Staff                      staff@maison.example / needle-and-thread
                             staff@kirk.example / needle-and-thread
  Workshop's staff           tailor@, manager@ or owner@darnley.example / needle-and-thread
  Access codes (API)         maison-vale-demo-till, kirk-and-daughters-demo-till

  Discount codes             WELCOME10   10 % off           FREE100   all services free
                             LASTONE     25 %, one use      OLD       expired

  Test cards                 4242 4242 4242 4242   pays
                             4000 0000 0000 0002   is declined
                             4000 0025 0000 3155   asks for a 3-D Secure step
                             any future date, any three digits
`
}
