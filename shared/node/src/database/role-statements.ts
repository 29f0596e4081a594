import { identifier, quoted } from './quote.ts'

/** Statements by which a superuser makes a database's roles hold. Each can be repeated. */

interface Names {
  readonly owner: string
  readonly runner: string
}

/** Lets only its own roles connect to a database. */
export function closeOthers(names: {
  readonly database: string
  readonly owner: string
  readonly runner: string | undefined
}): string {
  const [database, owner] = [identifier(names.database), identifier(names.owner)]
  const runner = names.runner === undefined ? undefined : identifier(names.runner)
  return [
    `alter database ${database} owner to ${owner}`,
    `revoke all on database ${database} from public`,
    ...(runner
      ? [
          `revoke all on database ${database} from ${runner}`,
          `grant connect on database ${database} to ${runner}`,
          // PgBouncer does not pass on what a connection sets at its start.
          `alter role ${runner} in database ${database} set statement_timeout = '10s'`,
          `alter role ${runner} in database ${database} set idle_in_transaction_session_timeout = '15s'`,
        ]
      : []),
  ].join(';\n')
}

const OWN_SCHEMAS = `nspname <> 'information_schema' and nspname !~ '^pg_'`
const NOT_OF_AN_EXTENSION = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d
     where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** Makes the role the owner of all schemas, tables, sequences, types, collations and functions. */
export function ownEverything(owner: string): string {
  return `do $roles$
declare
  wanted constant name := ${quoted(owner)};
  statement text;
begin
  for statement in
    select format('alter schema %I owner to %I', nspname, wanted)
    from pg_namespace
    where ${OWN_SCHEMAS} and nspowner <> wanted::regrole
    union all
    select format('alter %s %I.%I owner to %I',
      case relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' else 'table' end, nspname, relname, wanted)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OWN_SCHEMAS} and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> wanted::regrole
      and ${NOT_OF_AN_EXTENSION('pg_class', 'c.oid')}
      -- The sequence of a column follows its table.
      and not (relkind = 'S' and exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter type %I.%I owner to %I', nspname, typname, wanted)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${OWN_SCHEMAS} and typtype in ('e', 'd') and typowner <> wanted::regrole
      and ${NOT_OF_AN_EXTENSION('pg_type', 't.oid')}
    union all
    select format('alter collation %I.%I owner to %I', nspname, collname, wanted)
    from pg_collation c join pg_namespace n on n.oid = c.collnamespace
    where ${OWN_SCHEMAS} and collowner <> wanted::regrole
    union all
    select format('alter routine %s owner to %I', p.oid::regprocedure, wanted)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${OWN_SCHEMAS} and proowner <> wanted::regrole
      and ${NOT_OF_AN_EXTENSION('pg_proc', 'p.oid')}
  loop
    execute statement;
  end loop;
end
$roles$;
revoke all on schema public from public`
}

/**
 * Lets the runner read and write rows, now and in tables that the owner will make; the journal of the migrations, in
 * the schema `drizzle`, it only reads. To a table whose comment is `append-only` it adds rows, and changes none.
 */
export function grantsIn(names: Names): string {
  const [owner, runner] = [identifier(names.owner), identifier(names.runner)]
  const byOwner = `alter default privileges for role ${owner}`
  return `do $roles$
declare
  schema name;
  held regclass;
begin
  for schema in select nspname from pg_namespace where ${OWN_SCHEMAS} loop
    execute format('grant usage on schema %I to %I', schema, ${quoted(names.runner)});
    execute format('grant select on all tables in schema %I to %I', schema, ${quoted(names.runner)});
  end loop;
  for held in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and obj_description(oid, 'pg_class') is distinct from 'append-only'
  loop
    execute format('grant update, delete on %s to %I', held, ${quoted(names.runner)});
  end loop;
end
$roles$;
grant insert on all tables in schema public to ${runner};
grant usage, select on all sequences in schema public to ${runner};
${byOwner} grant usage on schemas to ${runner};
${byOwner} grant select on tables to ${runner};
${byOwner} in schema public grant insert, update, delete on tables to ${runner};
${byOwner} in schema public grant usage, select on sequences to ${runner}`
}
