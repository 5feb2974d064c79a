import '../illustrations/art.css';

/** A digital thermometer with its display. Decorative. */
export function ThermometerIllustration() {
  return (
    <svg className="sf-art" viewBox="0 0 480 270" aria-hidden="true">
      <path className="sf-art-soft" d="M0 0h480v270H0z" />
      <circle className="sf-art-ground" cx="240" cy="135" r="112" />
      <ellipse className="sf-art-shadow" cx="240" cy="228" rx="150" ry="10" />
      <g transform="rotate(-24 240 135)">
        <path
          className="sf-art-paper sf-art-edge"
          d="M142 104h206a31 31 0 0 1 0 62H142c-26 0-46-14-66-20H34a11 11 0 0 1 0-22h42c20-6 40-20 66-20z"
        />
        <path className="sf-art-mid" d="M34 124h42v22H34a11 11 0 0 1 0-22z" />
        <rect className="sf-art-primary-deep" x="164" y="114" width="116" height="42" rx="8" />
        <path
          className="sf-art-shine sf-art-thin"
          d="M180 124h14v11h-12M194 135v12h-14M226 124h-16v23h16v-12h-14M246 146h1M262 124h-10v11h14v12h-14"
        />
        <circle className="sf-art-primary" cx="322" cy="135" r="15" />
      </g>
      <path className="sf-art-accent" d="M386 60h8v10h10v8h-10v10h-8V78h-10v-8h10z" />
      <circle className="sf-art-accent" cx="92" cy="196" r="8" />
    </svg>
  );
}
