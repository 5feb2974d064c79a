import { LANGS } from '@balsam/shared-api/facts';
import { z } from 'zod';
import { signatureSchema } from './signature.ts';

const sharedModule = z.object({
  /** Version installed at build time. */
  version: z.string(),
  /** Versions that an area accepts. */
  range: z.string(),
  /** Exports that the shell provides or the area uses; null if unknown. */
  names: z.array(z.string()).nullable(),
});

/** Shared module: provided by the shell, required by an area. */
export type SharedModule = z.infer<typeof sharedModule>;

/** Contract between shell and area, from a build's build.json. */
export const agreementSchema = z.object({
  /** Version of the area contract (AREA_CONTRACT in shared-api). */
  contract: z.int(),
  shared: z.record(z.string(), sharedModule),
});

export type Agreement = z.infer<typeof agreementSchema>;

/** Settings of an area: "balsam.area" in its package.json. */
export const areaSettingsSchema = z.object({
  basePath: z.string().startsWith('/'),
  /** Without it, pages are in the shop's default language. */
  defaultLang: z.enum(LANGS).optional(),
  signInPath: z.string().startsWith('/').optional(),
  toastMs: z.int(),
});

/** Description of a release: the immutable release.json in its folder. */
export const releaseSchema = agreementSchema.extend({
  name: z.string(),
  /**
   * Package version and a hash of all fields below except `builtAt` and `commit`, so that equal builds have equal
   * versions.
   */
  version: z.string(),
  /** Checked-out commit, with ` + changes` for uncommitted sources; null outside a repository. */
  commit: z.string().nullable(),
  /** Time of publication, ISO 8601. */
  builtAt: z.iso.datetime(),
  /** Settings of the area; null for the shell. */
  area: areaSettingsSchema.extend({ name: z.string() }).nullable(),
  /** Exposed module of an area; null for the shell. */
  exposes: z.string().nullable(),
  /** Start script: an area's federation entry, the shell's main script. */
  entry: z.string(),
  /** Scripts and styles that pages preload, in order. */
  preload: z.array(z.string()),
  /** Scripts and styles of each named chunk: pages, and translations as "texts-en" and "texts-ar". */
  chunks: z.record(z.string(), z.array(z.string())),
  /** SHA-384 of every file, by path within the release. */
  files: z.record(z.string(), z.string()),
  /** Publisher's signature of everything above. */
  signature: signatureSchema.optional(),
});

export type Release = z.infer<typeof releaseSchema>;

/** Release name of the shell. */
export const SHELL = 'shell';
