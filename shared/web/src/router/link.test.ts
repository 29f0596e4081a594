import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Link } from './link.ts'

describe('A link inside the site', () => {
  it('is a plain anchor without JavaScript', () => {
    const link = createElement(Link, { to: '/basket?restore=1', className: 'quiet' }, 'Basket')
    const page = createElement(StaticRouter, { location: '/checkout' }, link)
    expect(renderToStaticMarkup(page)).toBe('<a class="quiet" href="/basket?restore=1">Basket</a>')
  })
})
