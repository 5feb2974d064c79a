import { FALLBACK_CURRENCY } from '../facts/currencies.ts';
import { DEFAULT_LANG } from '../facts/languages.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalidField, type MessageParams } from '../wire/errors.ts';
import { translate } from '../i18n/translate.ts';
import { Currency, Lang } from '../wire/schemas.ts';
import { syncHook } from './sync-hook.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response, from the header `lang`. */
    lang: Lang;
    /** Currency of the prices, from the header `Currency`. */
    currency: Currency;
    /** Translates a key into the language of the request. */
    t(key: string, params?: MessageParams): string;
  }
}

interface HeaderChoice {
  options: readonly string[];
  safeParse(value: unknown): { success: boolean };
}

const unknownHeader = (header: string, { options }: HeaderChoice) =>
  invalidField(header, { key: 'validation.choice', params: { choices: options.join(', ') } });

/** Reads `lang` and `Currency`: absent means English and US dollars, unknown is a 422 that names the header. */
const preferences: FastifyPluginAsync = async (app) => {
  app.addHook(
    'onRequest',
    syncHook((request) => {
      const { lang, currency } = request.headers;
      const wantedLang = Lang.safeParse(lang || DEFAULT_LANG);
      if (!wantedLang.success) throw unknownHeader('lang', Lang);
      request.lang = wantedLang.data;
      const wantedCurrency = Currency.safeParse(currency || FALLBACK_CURRENCY);
      if (!wantedCurrency.success) throw unknownHeader('Currency', Currency);
      request.currency = wantedCurrency.data;
    }),
  );
};

/** Default decorations, present on every request, also outside the API. */
const preferenceDecorations: FastifyPluginAsync = async (app) => {
  app.decorateRequest('lang', DEFAULT_LANG);
  app.decorateRequest('currency', FALLBACK_CURRENCY);
  app.decorateRequest('t', function t(this: FastifyRequest, key: string, params?: MessageParams) {
    return translate(this.lang, key, params);
  });
};

export const preferencesPlugin = fastifyPlugin(preferences);
export const preferenceDecorationsPlugin = fastifyPlugin(preferenceDecorations);
