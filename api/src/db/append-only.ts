/**
 * The books, and what was paid: rows are added, and none is changed or removed. The role that runs the api may not, so that
 * a fault of the api cannot.
 */
export const appendOnly = [
  'ledger_entries',
  'ledger_lines',
  'settlements',
  'paid_basket_lines',
] as const

/**
 * Takes the right to change or remove rows of these tables from all roles but their owner. The comment tells the program
 * that makes the roles to leave it so (`@darnley/node/database-roles`). It can be repeated: a former release gave more.
 */
export const holdToInserts = `do $held$
declare
  held text;
  role text;
begin
  foreach held in array array[${appendOnly.map((name) => `'${name}'`).join(', ')}] loop
    if obj_description(held::regclass, 'pg_class') is distinct from 'append-only' then
      execute format('comment on table %I is %L', held, 'append-only');
    end if;
    for role in
      select distinct case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end
      from pg_class, aclexplode(relacl)
      where oid = held::regclass and grantee <> relowner and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
    loop
      execute format('revoke update, delete, truncate on %I from %s', held, role);
    end loop;
  end loop;
end
$held$`
