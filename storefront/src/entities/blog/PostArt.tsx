import type { PostDrawing, PostSummary } from '@balsam/shared-api';
import type { ComponentType } from 'react';
import { GlovesArt } from './GlovesArt.tsx';
import { MaskArt } from './MaskArt.tsx';
import { SupplementsArt } from './SupplementsArt.tsx';
import { ThermometerArt } from './ThermometerArt.tsx';

const ART: Record<PostDrawing, ComponentType> = {
  mask: MaskArt,
  thermometer: ThermometerArt,
  gloves: GlovesArt,
  supplements: SupplementsArt,
};

/** Picture of a post, or an illustration if it has none. */
export function PostArt({ of: { image, drawing } }: { of: Pick<PostSummary, 'image' | 'drawing'> }) {
  const Art = ART[drawing];
  return image ? <img className="sf-post-picture" src={image} alt="" loading="lazy" /> : <Art />;
}
