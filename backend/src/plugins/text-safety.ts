import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalidField } from '../wire/errors.ts';
import { UploadedFile } from '../files/uploaded-file.ts';
import { syncHook } from './sync-hook.ts';

const MAX_DEPTH = 20;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Rejects a key that reaches for a prototype. The error is on its parent, since a response cannot contain the key. */
export const assertAllowedKey = (key: string, holder: string) => {
  if (FORBIDDEN_KEYS.has(key))
    throw invalidField(holder || 'body', { key: 'validation.forbidden_key', params: { key } });
};

const LONE_SURROGATE = /\p{Surrogate}/u;

const checkText = (text: string, field: string) => {
  // PostgreSQL cannot store NUL, and a lone surrogate is not a character.
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw invalidField(field || 'body', 'validation.text');
};

const check = (value: unknown, path: string, depth: number): void => {
  if (typeof value === 'string') return checkText(value, path);
  if (typeof value !== 'object' || value === null || value instanceof UploadedFile) return;
  if (depth > MAX_DEPTH) throw invalidField(path, 'validation.depth');
  for (const [key, child] of Object.entries(value)) {
    const field = path ? `${path}.${key}` : key;
    checkText(key, path);
    assertAllowedKey(key, path);
    check(child, field, depth + 1);
  }
};

/** Rejects input that no field may contain: NUL, lone surrogates, prototype keys, excessive nesting. */
const textSafety: FastifyPluginAsync = async (app) => {
  app.addHook(
    'preValidation',
    syncHook((request) => {
      check(request.params, '', 0);
      check(request.query, '', 0);
      check(request.body, '', 0);
    }),
  );
};

export const textSafetyPlugin = fastifyPlugin(textSafety);
