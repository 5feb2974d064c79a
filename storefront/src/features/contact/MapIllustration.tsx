import '../../entities/illustrations/art.css';

/** Imaginary streets, a park and a pin. Decorative. */
export function MapIllustration() {
  return (
    <svg className="sf-map-art" viewBox="0 0 1240 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="sf-art-soft" d="M0 0h1240v520H0z" />
      <path className="sf-art-mid" d="M760 60h190v120H760zM130 330h170v110H130z" />
      <g className="sf-map-street">
        <path d="M-20 250h1280M-20 470h1280M-20 40h1280M360-20v560M690-20v560M1000-20v560M80-20v560" />
        <path className="sf-map-avenue" d="M-20 140c300-40 500 60 700 30s400-90 580-40M500-20c30 200-10 380 60 560" />
        <path d="M-20 360h700M690 350h570M220-20v270M850 250v290M1120-20v560" />
      </g>
    </svg>
  );
}
