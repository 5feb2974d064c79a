import { LANGS } from '@balsam/shared-api/facts';
import { z } from 'zod';
import { signatureSchema } from './signature.ts';

const sharedModule = z.object({
  /** What was installed when it was built. */
  version: z.string(),
  /** The versions that an area works with. */
  range: z.string(),
  /** Which of its exports the shell brings, or the area uses; null where that is not known. */
  names: z.array(z.string()).nullable(),
});

/** A shared module as one side of the page knows it: the shell brings it, an area relies on it. */
export type SharedModule = z.infer<typeof sharedModule>;

/** What a build says of the agreement between shell and area: build.json beside it. */
export const agreementSchema = z.object({
  /** The version of the area contract (AREA_CONTRACT of shared-api). */
  contract: z.int(),
  shared: z.record(z.string(), sharedModule),
});

export type Agreement = z.infer<typeof agreementSchema>;

/** What an area's package.json says of itself under "balsam.area": how the shell treats it. */
export const areaSettingsSchema = z.object({
  basePath: z.string().startsWith('/'),
  defaultLang: z.enum(LANGS),
  signInPath: z.string().startsWith('/').optional(),
  toastMs: z.int(),
});

/** What a release says of itself: release.json in its folder. Never changed once written. */
export const releaseSchema = agreementSchema.extend({
  name: z.string(),
  /** Package version and a hash of everything else below but `builtAt` and `commit`: the same build, the same version. */
  version: z.string(),
  /** The commit that was checked out, with ` + changes` for uncommitted sources; null outside of a repository. */
  commit: z.string().nullable(),
  /** When it was published, in ISO 8601. */
  builtAt: z.iso.datetime(),
  /** How the shell treats the area; null for the shell itself. */
  area: areaSettingsSchema.extend({ name: z.string() }).nullable(),
  /** The module that an area exposes; null for the shell. */
  exposes: z.string().nullable(),
  /** The script that starts it: the federation entry of an area, the main script of the shell. */
  entry: z.string(),
  /** Scripts and styles that the page names before they are asked for, in order. */
  preload: z.array(z.string()),
  /** Scripts and styles of each named chunk: pages, and texts as "texts-en" and "texts-ar". */
  chunks: z.record(z.string(), z.array(z.string())),
  /** sha384 of every file, by path within the release. */
  files: z.record(z.string(), z.string()),
  /** Of everything above, by whoever has published it. */
  signature: signatureSchema.optional(),
});

export type Release = z.infer<typeof releaseSchema>;

/** The name under which the shell is released. */
export const SHELL = 'shell';
