import '../illustrations/art.css';

const GLOVE =
  'M-34 92v-66c-20-14-40-40-46-54-5-12 9-21 19-12 8 8 16 18 23 24v-74c0-18 25-18 26 0v-16c0-19 27-19 27 0v14c1-16 26-16 26 2v20c2-13 23-13 23 4v44c0 22-10 38-22 52v62z';

/** Two gloves of different materials. Decorative. */
export function GlovesIllustration() {
  return (
    <svg className="sf-art" viewBox="0 0 480 270" aria-hidden="true">
      <path className="sf-art-soft" d="M0 0h480v270H0z" />
      <circle className="sf-art-ground" cx="240" cy="135" r="116" />
      <ellipse className="sf-art-shadow" cx="240" cy="246" rx="150" ry="10" />
      <g transform="translate(176 148) rotate(-10)">
        <path className="sf-art-primary" d={GLOVE} />
        <path className="sf-art-primary-deep" d="M-40 82h84a7 7 0 0 1 0 16h-84a7 7 0 0 1 0-16z" />
      </g>
      <g transform="translate(306 148) rotate(10) scale(-1 1)">
        <path className="sf-art-paper sf-art-edge" d={GLOVE} />
        <path className="sf-art-mid" d="M-40 82h84a7 7 0 0 1 0 16h-84a7 7 0 0 1 0-16z" />
      </g>
      <circle className="sf-art-accent" cx="74" cy="70" r="9" />
      <path className="sf-art-accent" d="M404 60h8v10h10v8h-10v10h-8V78h-10v-8h10z" />
    </svg>
  );
}
