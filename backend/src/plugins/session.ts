import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../wire/errors.ts';

/** Role ids of the API: 1 admin (a member of the platform), 2 vendor (a member of a store), 3 customer. */
export type Role = 1 | 2 | 3;

/**
 * The signed-in person, in the role of this session. `vendorActive`: 1 active, 0 pending or suspended, 2 rejected, null not
 * acting for a store, or the store is removed.
 */
export interface SessionUser {
  readonly id: number;
  readonly role: Role;
  /** The store that this session acts for. */
  readonly vendorId: number | null;
  readonly vendorActive: 0 | 1 | 2 | null;
  /** Permissions of the member (facts/permissions.ts); none for a customer. */
  readonly permissions: readonly string[];
}

/** Role of a session, and the store that it acts for. */
export type SessionRole = Pick<SessionUser, 'role' | 'vendorId'>;

/** Author of a change, and their role at that time. */
export type Actor = Pick<SessionUser, 'id' | 'role'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or null for anyone else. */
    user: SessionUser | null;
    /** SHA-256 of the bearer token; null without a valid session. */
    sessionHash: Buffer | null;
    /**
     * Country that the signed-in person's parcels go to, from the shipping or else the billing address; null for visitors
     * and without an address. The only personal data that a shared response may depend on.
     */
    destination: number | null;
    /** True for a while after the person signed in or confirmed who they are. */
    isSteppedUp: boolean;
    /** True for a session of a console without a second factor, after the time from which the team requires one. */
    lacksFactor: boolean;
  }
}

/** Lifetime of an unused session. */
export const SESSION_IDLE = { short: '24 hours', remembered: '30 days' } as const;

/** Time for which a sign-in or a confirmation of who one is counts for changes of money and rights. */
const STEP_UP_LASTS = '10 minutes';

/** Only the hash of a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The signed-in person.
 * @throws AppError 401 without a session
 */
export const requireUser = (request: FastifyRequest): SessionUser => {
  if (!request.user) throw new AppError(401, 'unauthenticated');
  return request.user;
};

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

interface SessionRow extends SessionUser {
  readonly stale: boolean;
  readonly destination: number | null;
  readonly isSteppedUp: boolean;
  readonly lacksFactor: boolean;
}

// The destination is part of the query, because a separate one would cost each product page a round trip.
const findSession = (database: Database, tokenHash: Buffer) =>
  database.first<SessionRow>(
    sql`
    SELECT u.id, s.acting AS role, v.id AS "vendorId", v.active AS "vendorActive",
      CASE WHEN m.id IS NULL THEN '{}' ELSE permissions_of(m.vendor_id IS NULL, m.preset, m.role_id) END AS permissions, s.last_seen_at < now() - interval '5 minutes' AS stale,
      s.stepped_up_at > now() - ${STEP_UP_LASTS}::interval AS "isSteppedUp",
      CASE WHEN m.id IS NOT NULL AND s.factor IS NULL THEN coalesce(second_factor_due(m.vendor_id IS NULL, m.created_at) <= now(), false)
        ELSE false END AS "lacksFactor",
      coalesce(
        (SELECT a.country_id FROM carts c JOIN addresses a ON a.id = c.deliver_to WHERE c.user_id = u.id),
        (SELECT a.country_id FROM addresses a WHERE a.user_id = u.id AND (a.is_default_shipping OR a.is_default_billing)
          ORDER BY a.is_default_shipping DESC LIMIT 1)) AS destination
    FROM sessions s
    JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL AND u.blocked_at IS NULL
    LEFT JOIN members m ON m.user_id = s.user_id AND m.vendor_id IS NOT DISTINCT FROM s.vendor_id AND s.acting <> 3
    LEFT JOIN vendors v ON v.id = m.vendor_id AND v.deleted_at IS NULL
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > now()
      AND (s.acting = 3 OR m.id IS NOT NULL)`,
    'session',
  );

// Written at most every five minutes, so that not every read causes a write.
const extendSession = (database: Database, tokenHash: Buffer) =>
  database.query(
    sql`
    UPDATE sessions SET last_seen_at = now(), expires_at = now() +
      CASE WHEN remember THEN ${SESSION_IDLE.remembered}::interval ELSE ${SESSION_IDLE.short}::interval END
    WHERE token_hash = ${tokenHash}`,
    'extend session',
  );

interface Session extends Pick<SessionRow, 'destination' | 'isSteppedUp' | 'lacksFactor'> {
  readonly user: SessionUser;
  readonly tokenHash: Buffer;
}

const readSession = async (database: Database, request: FastifyRequest): Promise<Session | null> => {
  const token = bearerOf(request);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const found = await findSession(database, tokenHash);
  if (!found) return null;
  const { stale, destination, isSteppedUp, lacksFactor, ...user } = found;
  if (stale) await extendSession(database, tokenHash);
  return { user, destination, isSteppedUp, lacksFactor, tokenHash };
};

/** The caller on a route whose response is shared. Nothing about them may appear in the response. */
export const userBehind = async (database: Database, request: FastifyRequest): Promise<SessionUser | null> =>
  (await readSession(database, request))?.user ?? null;

/**
 * Identifies the caller by the bearer token. An unknown, revoked or expired token counts as no token, and so does every
 * token on a route with a shared response, which thus cannot leak personal data.
 */
const session: FastifyPluginAsync = async (app) => {
  app.decorateRequest('user', null);
  app.decorateRequest('sessionHash', null);
  app.decorateRequest('destination', null);
  app.decorateRequest('isSteppedUp', false);
  app.decorateRequest('lacksFactor', false);
  const identify = async (request: FastifyRequest) => {
    const found = await readSession(app.database, request);
    if (!found) return;
    request.user = found.user;
    request.destination = found.destination;
    request.isSteppedUp = found.isSteppedUp;
    request.lacksFactor = found.lacksFactor;
    request.sessionHash = found.tokenHash;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.routeOptions.config.cache === true || bearerOf(request) === null) return next();
    identify(request).then(() => next(), next);
  });
};

export const sessionPlugin = fastifyPlugin(session);
