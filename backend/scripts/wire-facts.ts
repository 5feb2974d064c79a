import { fileURLToPath } from 'node:url';
import * as facts from '../src/facts/index.ts';
import { PRESET_ROLES } from '../src/facts/permissions.ts';
import { ORDER_STATUSES, STATUS_GROUPS } from '../src/facts/order-statuses.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const writeConstants = (): string => {
  const constants = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return ["/* Generated from the backend's facts by `npm run wire`. */\n", ...constants].join('\n');
};

const writeStatusFunctions = (): string => {
  const groups = Object.entries(STATUS_GROUPS).map(([name, codes]) => [`order_is_${name}`, codes] as const);
  const all = Object.values(ORDER_STATUSES).map(({ code }) => code);
  const functions = [['order_status_is_known', all] as const, ...groups].map(
    ([name, codes]) => `CREATE OR REPLACE FUNCTION ${name}(status smallint) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN status IN (${codes.join(', ')});\n`,
  );
  const heading =
    '-- Generated from src/facts/order-statuses.ts by `npm run wire`. The planner inlines these functions.\n';
  return [heading, ...functions].join('\n');
};

const writePresetRoles = (): string => {
  const cases = Object.entries(PRESET_ROLES).flatMap(([scope, roles]) =>
    Object.entries<readonly string[]>(roles).map(
      ([key, names]) => `  WHEN '${scope}/${key}' THEN '{${names.join(',')}}'`,
    ),
  );
  return `-- Generated from src/facts/permissions.ts by \`npm run wire\`: the permissions of a preset role.

CREATE OR REPLACE FUNCTION preset_permissions(is_platform boolean, key text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (CASE CASE WHEN is_platform THEN 'platform/' ELSE 'vendor/' END || key
${cases.join('\n')}
END)::text[];
`;
};

/**
 * Files generated from the facts, with their content: constants for the front ends (two copies, because shared-ui imports
 * no other package) and functions of the database.
 */
export const writeFacts = (): (readonly [file: string, content: string])[] => [
  [pathOf('shared-api/src/wire/facts.ts'), writeConstants()],
  [pathOf('shared-ui/src/facts/facts.ts'), writeConstants()],
  [pathOf('backend/database/schema/functions/02-order-statuses.sql'), writeStatusFunctions()],
  [pathOf('backend/database/schema/functions/03-preset-roles.sql'), writePresetRoles()],
];
