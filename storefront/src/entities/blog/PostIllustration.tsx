import type { PostDrawing, PostSummary } from '@balsam/shared-api';
import type { ComponentType } from 'react';
import { GlovesIllustration } from './GlovesIllustration.tsx';
import { MaskIllustration } from './MaskIllustration.tsx';
import { SupplementsIllustration } from './SupplementsIllustration.tsx';
import { ThermometerIllustration } from './ThermometerIllustration.tsx';

const ART: Record<PostDrawing, ComponentType> = {
  mask: MaskIllustration,
  thermometer: ThermometerIllustration,
  gloves: GlovesIllustration,
  supplements: SupplementsIllustration,
};

/** Picture of a post, or an illustration if it has none. */
export function PostIllustration({ of: { image, drawing } }: { of: Pick<PostSummary, 'image' | 'drawing'> }) {
  const Art = ART[drawing];
  return image ? <img className="sf-post-picture" src={image} alt="" loading="lazy" /> : <Art />;
}
