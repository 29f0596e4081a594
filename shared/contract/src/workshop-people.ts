/**
 * The people who sign in as staff, as an owner sees and changes them. Rules:
 * api/src/modules/workshop-people/rules.ts, api/src/modules/owner-actions/record.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { Email, Name } from './primitives.ts'
import { defineRoute } from './route.ts'
import { workshopRoles } from './staff-roles.ts'

const common = {
  source: 'design: people',
  tag: 'workshop people',
  access: 'workshop',
  role: 'owner',
} as const

/** `shop`: staff of a partner shop; all others work in the workshop. */
export const PersonRole = z.enum(['shop', ...workshopRoles])

/** A site whose staff sign in. */
export const StaffSite = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  kind: z.enum(['partner', 'workshop']),
})
export type StaffSite = z.infer<typeof StaffSite>

export const Person = z.object({
  id: z.uuid(),
  version: z.int().describe('Incremented by each change of name or role; sent with each write'),
  name: z.string().describe('The part of the e-mail before the @ when no name was given'),
  email: z.string(),
  role: PersonRole,
  site: StaffSite,
  is_self: z.boolean(),
  invited_at: z.iso.datetime().nullable().describe('Null once a password was set'),
  has_second_step: z.boolean(),
  sessions: z.int().describe('Where the person is signed in now'),
  last_used_at: z.iso.datetime().nullable().describe('Last use of a session, to 15 minutes'),
  access_code_since: z.iso
    .datetime()
    .nullable()
    .describe('When the access code of the tills of a shop was made; null without one'),
})
export type Person = z.infer<typeof Person>

export const People = z.object({
  people: z.array(Person).describe('By site, role and name; those of the workshop first'),
  sites: z.array(StaffSite).describe('Where a person can be invited to'),
})
export type People = z.infer<typeof People>

/** Who changed something last. */
export const LastChange = z.object({ actor: z.string(), at: z.iso.datetime() })
export type LastChange = z.infer<typeof LastChange>

/** 409: what was seen is out of date, or the change is not possible; `current` is what stands now. */
export const PersonConflict = z.object({
  detail: z.string(),
  current: Person,
  last_change: LastChange.nullable(),
})
export type PersonConflict = z.infer<typeof PersonConflict>

const params = z.strictObject({ id: z.uuid() })
const version = z.int32().min(1).describe('Of the person as the caller saw it')
const errors = [401, 403, 404, 409] as const
const errorBodies = { 409: PersonConflict } as const
const example = { params: { id: unknownId }, body: { version: 1 } } as const

export const workshopPeople = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/people',
  summary: 'Everyone who signs in as staff, here and in the partner shops',
  response: People,
  errors: [401, 403],
})

export const Invitation = z.strictObject({
  name: Name.max(100),
  email: Email.toLowerCase(),
  role: PersonRole,
  site: z.string().min(1).max(100).describe('id of a StaffSite: a partner for the role shop'),
})
export type Invitation = z.infer<typeof Invitation>

export const invitePerson = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/invite',
  summary: 'Mails a link, good for 7 days, with which a new person sets a password',
  body: Invitation,
  response: Person,
  errors: [401, 403, 409, 429],
  errorBodies,
  cost: 10,
  example: {
    body: { name: 'Priya Nair', email: 'priya@darnley.example', role: 'tailor', site: 'workshop' },
  },
})

export const invitePersonAgain = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/invite_again',
  summary: 'Mails another link to a person who has not set a password; the former link ends',
  params,
  response: Person,
  errors: [...errors, 429],
  errorBodies,
  cost: 10,
  example: { params: { id: unknownId } },
})

export const PersonChange = z.strictObject({ version, name: Name.max(100), role: PersonRole })
export type PersonChange = z.infer<typeof PersonChange>

export const changePerson = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/change',
  summary: 'Changes name and role; 409 where the last owner would become something else',
  params,
  body: PersonChange,
  response: Person,
  errors,
  errorBodies,
  example: { ...example, body: { version: 1, name: 'Priya Nair', role: 'manager' } },
})

export const endSessionsOfPerson = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/end_sessions',
  summary: 'Signs a person out everywhere; of oneself all but the session in use',
  params,
  response: Person,
  errors: [401, 403, 404],
  example: { params: { id: unknownId } },
})

export const endSecondStepOfPerson = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/end_second_step',
  summary:
    'Takes the second step off a person who lost phone and recovery codes; 409 for oneself, who needs a code',
  params,
  response: Person,
  errors,
  errorBodies,
  example: { params: { id: unknownId } },
})

export const PersonRemoval = z.strictObject({ version })

export const removePerson = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/remove',
  summary:
    'Ends account, sessions and access code of a person; the name stays in what they did. 409 for the last owner',
  params,
  body: PersonRemoval,
  response: People,
  errors,
  errorBodies,
  example,
})

/** Shown once: only its hash is kept. */
export const IssuedAccessCode = z.object({ code: z.string(), person: Person })
export type IssuedAccessCode = z.infer<typeof IssuedAccessCode>

export const issueAccessCode = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/people/:id/access_code',
  summary:
    'Makes the access code with which the tills of a shop sign in; the former one and what it opened end at once. 409 for staff of the workshop',
  params,
  response: IssuedAccessCode,
  errors,
  errorBodies,
  example: { params: { id: unknownId } },
})

/** What an owner did. */
export const OwnerActionKind = z.enum([
  'person_invited',
  'person_changed',
  'person_removed',
  'sessions_ended',
  'second_step_ended',
  'access_code_made',
  'code_made',
  'code_changed',
  'code_ended',
  'partner_saved',
  'partner_published',
  'partner_unpublished',
  'settlement_recorded',
  'personal_data_found',
  'personal_data_exported',
  'personal_data_erased',
])
export type OwnerActionKind = z.infer<typeof OwnerActionKind>

/** What the log can be narrowed to. */
export const OwnerActionTopic = z.enum([
  'people',
  'partners',
  'codes',
  'settlements',
  'personal_data',
])
export type OwnerActionTopic = z.infer<typeof OwnerActionTopic>

/** One fact of an action; `from` is null for something new. */
export const ActionDetail = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type ActionDetail = z.infer<typeof ActionDetail>

export const OwnerAction = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string().describe('Name of the owner'),
  action: OwnerActionKind,
  subject: z
    .string()
    .nullable()
    .describe('Name of the person, code or shop; null for personal data, which it must not repeat'),
  details: z.array(ActionDetail),
})
export type OwnerAction = z.infer<typeof OwnerAction>

export const OwnerActions = z.object({
  actions: z.array(OwnerAction).describe('Newest first'),
  next_before: z.int().nullable().describe('`before` of the next page; null on the last one'),
})
export type OwnerActions = z.infer<typeof OwnerActions>

export const ownerActions = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/owner_actions',
  summary: 'Who did what as an owner: people, partners, codes, settlements and personal data',
  query: z.strictObject({
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    topic: OwnerActionTopic.optional(),
  }),
  response: OwnerActions,
  errors: [401, 403],
  example: { query: { limit: 50 } },
})
