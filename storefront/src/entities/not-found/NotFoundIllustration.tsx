import '../illustrations/art.css';
import './not-found.css';

/** An empty parcel under a magnifying glass. Decorative. */
export function NotFoundIllustration() {
  return (
    <svg className="sf-art sf-not-found-art" viewBox="0 0 320 220" aria-hidden="true">
      <circle className="sf-art-ground" cx="156" cy="112" r="98" />
      <ellipse className="sf-art-shadow" cx="156" cy="196" rx="104" ry="9" />
      <path className="sf-art-mid" d="M78 96 50 68l78-24 28 28zM234 96l28-28-78-24-28 28z" />
      <path className="sf-art-primary" d="M78 96h156v84a14 14 0 0 1-14 14H92a14 14 0 0 1-14-14z" />
      <path className="sf-art-primary-deep" d="M78 96h156v20H78z" />
      <path className="sf-art-paper" d="M132 134h48v36h-48z" />
      <path className="sf-art-line sf-art-thin" d="M142 146h28M142 157h18" />
      <circle className="sf-art-paper sf-art-edge" cx="244" cy="130" r="32" />
      <path className="sf-art-line" d="M222 130a22 22 0 1 0 44 0a22 22 0 1 0-44 0M262 150l26 28" />
      <path className="sf-art-accent" d="M60 134h7v9h9v7h-9v9h-7v-9h-9v-7h9z" />
      <circle className="sf-art-accent" cx="256" cy="34" r="7" />
    </svg>
  );
}
