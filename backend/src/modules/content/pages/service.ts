import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createPageRepository, type PageRow } from './repository.ts';
import { PageKey, type AdminPage, type Page, type PageForm, type PageSummary } from './schemas.ts';
import { readTemplate } from './templates.ts';

type Stored = Omit<PageRow, 'updated_at'> & { updated_at: string | null };

const blank = (key: PageKey): Stored => ({
  ...{ key, body: '', body_ar: '', published_body: '', published_body_ar: '' },
  ...{ published_at: null, updated_at: null },
});

const hasChanges = (page: Stored) => page.body !== page.published_body || page.body_ar !== page.published_body_ar;

const toSummary = (page: Stored): z.infer<typeof PageSummary> => ({
  key: page.key,
  published_at: page.published_at,
  has_changes: hasChanges(page),
  updated_at: page.updated_at,
});

/** The shop's own pages: edited as drafts, then published. Every change is recorded in the audit log. */
export const createPageService = (database: Database) => {
  const pages = createPageRepository(database);
  const auditLog = createAuditLog(database);

  const find = async (key: PageKey): Promise<Stored> => (await pages.find(key)) ?? blank(key);

  const save = async (admin: SessionUser, action: ActOn<'page'>, before: Stored, after: Stored) => {
    await pages.save(after);
    const { key } = after;
    await auditLog.record(admin, {
      action: `page.${action}`,
      entity: 'page',
      entityId: key,
      label: key,
      before,
      after,
    });
  };

  /**
   * Refuses a text that still contains the first line of its template, which marks it as one.
   * @throws AppError 422 on each such text
   */
  const assertNotTemplate = (key: PageKey, { body, body_arabic }: Pick<PageForm, 'body' | 'body_arabic'>) => {
    const template = readTemplate(key);
    const isTemplate = (text: string, from: string) =>
      from.startsWith('> ') && text.includes(from.split('\n', 1)[0] ?? '');
    const fields = {
      ...(isTemplate(body, template.body) && { body: ['pages.still_template'] }),
      ...(isTemplate(body_arabic, template.body_arabic) && { body_arabic: ['pages.still_template'] }),
    };
    if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
  };

  return {
    /** @returns the published page */
    async read(key: PageKey): Promise<z.infer<typeof Page>> {
      const { published_body: body, published_body_ar, published_at } = await find(key);
      return { key, body, body_arabic: published_body_ar, published_at };
    },

    /** All pages in their fixed order, including those never edited. */
    async list(): Promise<z.infer<typeof PageSummary>[]> {
      const written = new Map((await pages.list()).map((page) => [page.key, page]));
      return PageKey.options.map((key) => toSummary(written.get(key) ?? blank(key)));
    },

    async edited(key: PageKey): Promise<z.infer<typeof AdminPage>> {
      const page = await find(key);
      return { ...toSummary(page), body: page.body, body_arabic: page.body_ar, template: readTemplate(key) };
    },

    /** Saves the draft or publishes it. @throws AppError 409 changed in the meantime */
    save: (admin: SessionUser, key: PageKey, { publish, updated_at_seen: seen, ...form }: PageForm): Promise<void> =>
      database.transaction(async () => {
        await pages.lock();
        const before = await find(key);
        assertUnchangedSince(before.updated_at, seen);
        if (publish) assertNotTemplate(key, form);
        const written = { ...before, body: form.body, body_ar: form.body_arabic };
        const published = { published_body: written.body, published_body_ar: written.body_ar };
        const after = publish ? { ...written, ...published, published_at: new Date().toISOString() } : written;
        await save(admin, publish ? 'published' : 'edited', before, after);
      }),

    /** Hides the page; the draft is retained. @throws AppError 409 changed in the meantime, 422 not published */
    unpublish: (admin: SessionUser, key: PageKey, seen?: string | null): Promise<void> =>
      database.transaction(async () => {
        await pages.lock();
        const before = await find(key);
        assertUnchangedSince(before.updated_at, seen);
        if (before.published_at === null) throw invalidField('key', 'pages.not_published');
        const after = { ...before, published_body: '', published_body_ar: '', published_at: null };
        await save(admin, 'unpublished', before, after);
      }),
  };
};
