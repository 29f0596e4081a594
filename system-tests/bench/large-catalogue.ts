import pg from 'pg'

export const size = { categories: 250, items: 10_000, links: 100_000 } as const

/**
 * Adds a catalogue much larger than the seed to a seeded database, the same one each time. Its items share the seed's
 * services and pictures, with ten services per item and forty items per category.
 */
export async function addLargeCatalogue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const perItem = size.links / size.items
  await client.query(`
    insert into item_categories (id, name, cover_image_id, sort_order, _status)
    select 'bench-' || n, 'Category ' || n, 'category-tops', n, 'published'
    from generate_series(1, ${size.categories}) n;

    insert into items (id, name, cover_image_id, item_category_id, sort_order, _status)
    select 'bench-item-' || n, 'Item ' || n, 'item-jeans', 'bench-' || (n % ${size.categories} + 1), n, 'published'
    from generate_series(1, ${size.items}) n;

    insert into items_rels ("order", parent_id, path, services_id)
    select place, 'bench-item-' || n, 'services',
           (array(select id from services order by id))[(n * 7 + place * 11) % (select count(*)::int from services) + 1]
    from generate_series(1, ${size.items}) n, generate_series(1, ${perItem}) place;

    analyze item_categories, items, items_rels;
  `)
  await client.end()
}
