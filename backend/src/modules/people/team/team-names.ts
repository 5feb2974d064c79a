import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Team } from '../auth/team-role.ts';

/** Names of teams for mails. */
export const createTeamNames = (database: Database) => ({
  /** Company name of the store; empty for the platform, whose mails name the shop. */
  async of(team: Team, lang: Lang): Promise<string> {
    if (team === null) return '';
    const store = await database.first<{ company_name: string; company_name_ar: string }>(
      sql`SELECT company_name, company_name_ar FROM vendors WHERE id = ${team}`,
    );
    return localized(lang, store?.company_name ?? '', store?.company_name_ar ?? '');
  },
});
