/** Validity of a challenge: enough time to fetch a phone. */
const CHALLENGE_MINUTES = 5;
/** Maximum attempts at a challenge. */
const CHALLENGE_TRIES = 5;

/**
 * A challenge, by the hash of its token ($1), for a purpose ($2): of a member ($3) with the proven password
 * hash ($4), with text for a passkey to sign ($5), or for an authenticator app with a secret ($6) and a name
 * ($7). Removes the member's expired challenges.
 */
export const addChallenge = `/* addChallenge */
  with expired as (delete from second_step_challenge where member_id = $3 and expires_at < now())
  insert into second_step_challenge
    (token_hash, purpose, member_id, password_hash, passkey_challenge, secret, name, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + interval '${String(CHALLENGE_MINUTES)} minutes')`;

/**
 * Counts an attempt at a challenge ($1) for one of these purposes ($2), before it is made; no row if none is
 * left.
 */
export const tryChallenge = `/* tryChallenge */
  with tried as (
    update second_step_challenge set tries = tries + 1
    where token_hash = $1 and purpose = any($2) and expires_at > now() and tries < ${String(CHALLENGE_TRIES)}
    returning member_id as "memberId", password_hash as "passwordHash", passkey_challenge as "passkeyChallenge",
      secret, name
  )
  select * from tried`;

/** Ends a challenge ($1); 0 if it has already ended. */
export const endChallenge = `/* endChallenge */
  with ended as (delete from second_step_challenge where token_hash = $1 returning 1)
  select count(*) as count from ended`;

/** Ends all challenges of a member ($1). */
export const endChallenges = `/* endChallenges */ delete from second_step_challenge where member_id = $1`;

/** The second steps of a member ($1), the oldest first. */
export const memberSteps = `/* memberSteps */
  select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt", secret,
    credential_id as "credentialId", transports
  from second_step where member_id = $1 order by created_at, id limit 20`;

/** Number of unused recovery codes of a member ($1). */
export const countCodes = `/* countRecoveryCodes */
  select count(*) as count from recovery_code where member_id = $1 and used_at is null`;

/** Adds an authenticator app of a member ($1): name ($2), encrypted secret ($3), period of the code that was used ($4). */
export const addAuthenticator = `/* addAuthenticator */
  insert into second_step (member_id, kind, name, secret, last_period)
  values ($1, 'AUTHENTICATOR', $2, $3, $4) returning id`;

/**
 * Adds a passkey of a member ($1): name ($2), id ($3), key ($4), count ($5), transports ($6). No row if it
 * already exists.
 */
export const addPasskey = `/* addPasskey */
  insert into second_step (member_id, kind, name, credential_id, public_key, sign_count, transports)
  values ($1, 'PASSKEY', $2, $3, $4, $5, $6) on conflict do nothing returning id`;

/**
 * Uses a code of an authenticator app ($1) and its period ($2); 0 if a code of that or a later period was used.
 */
export const usePeriod = `/* usePeriod */
  with used as (
    update second_step set last_period = $2, last_used_at = now() where id = $1 and last_period < $2 returning 1
  )
  select count(*) as count from used`;

/** A passkey with its member, by its id ($1). */
export const findPasskey = `/* findPasskey */
  select id, member_id as "memberId", public_key as "publicKey", sign_count as "signCount", transports
  from second_step where credential_id = $1`;

/**
 * Uses a passkey ($1) with its use counter ($2), if it has one; 0 if the counter did not increase: the passkey
 * was copied.
 */
export const usePasskey = `/* usePasskey */
  with used as (
    update second_step set sign_count = $2, last_used_at = now()
    where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning 1
  )
  select count(*) as count from used`;

/** Uses a recovery code of a member ($1), by its hash ($2); 0 if it is invalid or already used. */
export const useRecoveryCode = `/* useRecoveryCode */
  with used as (
    update recovery_code set used_at = now()
    where member_id = $1 and code_hash = $2 and used_at is null returning 1
  )
  select count(*) as count from used`;

export const dropRecoveryCodes = `/* dropRecoveryCodes */ delete from recovery_code where member_id = $1`;

/** Gives a member ($1) recovery codes, by their hashes ($2). */
export const addRecoveryCodes = `/* addRecoveryCodes */
  insert into recovery_code (member_id, code_hash) select $1, unnest($2::bytea[])`;

/** Renames a second step ($1) of a member ($2) to $3. */
export const renameStep = `/* renameStep */
  with renamed as (update second_step set name = $3 where id = $1 and member_id = $2 returning 1)
  select count(*) as count from renamed`;

/** Removes a second step ($1) of a member ($2). */
export const removeStep = `/* removeStep */
  with removed as (delete from second_step where id = $1 and member_id = $2 returning kind)
  select kind from removed`;

/** Removes all second steps of a member ($1). */
export const removeSteps = `/* removeSteps */
  with removed as (delete from second_step where member_id = $1 returning kind)
  select kind from removed`;

/** The account of a member ($1) who is about to be signed in. */
export const memberSigningIn = `/* memberSigningIn */
  select id, email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin", is_free as "isFree"
  from member where id = $1`;
