import { BrandMark } from '@balsam/shared-ui';

/** Logo and name of the shop on a document. */
export function PaperBrand() {
  return (
    <p className="brand paper-brand">
      <BrandMark />
    </p>
  );
}
