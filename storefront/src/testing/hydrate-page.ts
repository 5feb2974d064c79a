import { hydratePage as hydrate } from '@balsam/shared-api/testing';
import { routes } from '../app/routes.tsx';
import { responsesFor, entry, type Opening } from './first-html.ts';
import { ORIGIN, serveResponses } from './open-page.tsx';
import { arabic, english } from './samples.ts';

const TEXTS = { en: english, ar: arabic };

/** Opens a server-rendered page and records additional requests. */
export async function hydratePage(html: string, opening: Opening) {
  const { path, lang, session } = opening;
  const calls = serveResponses();
  const responses = await responsesFor(opening);
  const person = session && { session };
  const page = await hydrate({ html, responses, path, routes, entry, origin: ORIGIN, texts: TEXTS[lang], ...person });
  return { ...page, calls };
}
