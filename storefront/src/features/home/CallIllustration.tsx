import '../../entities/illustrations/art.css';

/** Overlapping masks. Decorative. */
export function CallIllustration() {
  return (
    <svg className="sf-art sf-call-art" viewBox="0 0 360 200" aria-hidden="true">
      <circle className="sf-art-primary" cx="200" cy="100" r="96" />
      <g transform="translate(74 -14) rotate(8 180 100)">
        <path className="sf-art-mid" d={SHAPE} />
      </g>
      <path className="sf-call-loop" d="M88 74C40 60 34 150 96 146M252 74c48-14 54 76-8 72" />
      <path className="sf-art-paper sf-art-edge" d={SHAPE} />
      <path
        className="sf-art-crease"
        d="M98 88c24 7 46 10 72 10s48-3 72-10M102 112c22 7 44 10 68 10s46-3 68-10M114 136c18 5 36 8 56 8s38-3 56-8"
      />
    </svg>
  );
}

const SHAPE = 'M84 64c42 0 54-20 86-20s44 20 86 20c8 62-28 106-86 106S76 126 84 64z';
