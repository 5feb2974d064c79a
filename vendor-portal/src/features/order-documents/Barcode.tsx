import { useMemo } from 'react';
import { Bdi } from '@balsam/shared-ui';
import { barcodeBars } from './barcode-bars.ts';

const HEIGHT = 40;
/** Quiet zone on either side, in modules. Scanners need it to find the start. */
const QUIET = 10;

/** Barcode with its text below. */
export function Barcode({ text }: { text: string }) {
  const code = useMemo(() => barcodeBars(text), [text]);
  return (
    <figure className="barcode">
      {code && (
        <svg
          viewBox={`${-QUIET} 0 ${code.width + 2 * QUIET} ${HEIGHT}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          {code.bars.map(({ start, width }) => (
            <rect key={start} x={start} width={width} height={HEIGHT} />
          ))}
        </svg>
      )}
      <figcaption>
        <Bdi>{text}</Bdi>
      </figcaption>
    </figure>
  );
}
