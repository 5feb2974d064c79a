import type { ComponentType } from 'react';
import { GlovesArt } from './GlovesArt.tsx';
import { MaskArt } from './MaskArt.tsx';
import type { Post } from './posts.ts';
import { SupplementsArt } from './SupplementsArt.tsx';
import { ThermometerArt } from './ThermometerArt.tsx';

const ART: Record<Post['key'], ComponentType> = {
  maskSize: MaskArt,
  thermometer: ThermometerArt,
  gloves: GlovesArt,
  supplements: SupplementsArt,
};

/** The drawing above a post. */
export function PostArt({ of }: { of: Post }) {
  const Art = ART[of.key];
  return <Art />;
}
