import type { PlatformForm } from './form.ts';

/** Stored platform settings; amounts in minor units. */
export type StoredPlatform = Omit<PlatformForm, 'updated_at_seen'> & Required<Pick<PlatformForm, 'checkout'>>;
