import '../illustrations/art.css';

/** Bottles on a shelf in the shade. Decorative. */
export function SupplementsIllustration() {
  return (
    <svg className="sf-art" viewBox="0 0 480 270" aria-hidden="true">
      <path className="sf-art-soft" d="M0 0h480v270H0z" />
      <circle className="sf-art-ground" cx="250" cy="135" r="112" />
      <path className="sf-art-mid" d="M70 222h340v14H70z" />
      <path className="sf-art-primary-deep" d="M96 236h14v22H96zM370 236h14v22h-14z" />
      <rect className="sf-art-primary-deep" x="146" y="70" width="72" height="30" rx="6" />
      <path
        className="sf-art-primary"
        d="M152 100h60c14 8 20 18 20 32v76a14 14 0 0 1-14 14h-72a14 14 0 0 1-14-14v-76c0-14 6-24 20-32z"
      />
      <path className="sf-art-paper" d="M132 140h100v54H132z" />
      <path className="sf-art-primary" d="M176 150h12v11h11v12h-11v11h-12v-11h-11v-12h11z" />
      <rect className="sf-art-mid" x="262" y="116" width="56" height="24" rx="5" />
      <path
        className="sf-art-paper sf-art-edge"
        d="M266 140h48c10 6 14 14 14 24v46a12 12 0 0 1-12 12h-52a12 12 0 0 1-12-12v-46c0-10 4-18 14-24z"
      />
      <path className="sf-art-soft" d="M254 172h72v30h-72z" />
      <g className="sf-art-accent">
        <rect x="344" y="204" width="40" height="18" rx="9" />
        <circle cx="404" cy="58" r="20" />
        <path d="M401 22h6v10h-6zM401 84h6v10h-6zM368 55h10v6h-10zM430 55h10v6h-10z" />
      </g>
      <path className="sf-art-line sf-art-thin" d="M372 26l66 66" />
    </svg>
  );
}
