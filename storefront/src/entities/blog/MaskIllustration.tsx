import '../illustrations/art.css';

/** A mask with a ruler. Decorative. */
export function MaskIllustration() {
  return (
    <svg className="sf-art" viewBox="0 0 480 270" aria-hidden="true">
      <path className="sf-art-soft" d="M0 0h480v270H0z" />
      <circle className="sf-art-ground" cx="240" cy="124" r="104" />
      <path className="sf-art-line" d="M154 96c-46-20-56 78 6 76M326 96c46-20 56 78-6 76" />
      <path
        className="sf-art-paper sf-art-edge"
        d="M148 84c46 0 60-24 92-24s46 24 92 24c8 72-34 122-92 122s-100-50-92-122z"
      />
      <path
        className="sf-art-crease"
        d="M164 112c26 8 50 11 76 11s50-3 76-11M170 138c24 8 46 11 70 11s46-3 70-11M182 164c20 6 38 9 58 9s38-3 58-9"
      />
      <path
        className="sf-art-primary"
        d="M96 222h288a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H96a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6z"
      />
      <path
        className="sf-art-shine sf-art-thin"
        d="M114 224v14M138 224v22M162 224v14M186 224v22M210 224v14M234 224v22M258 224v14M282 224v22M306 224v14M330 224v22M354 224v14"
      />
      <circle className="sf-art-accent" cx="400" cy="56" r="9" />
      <path className="sf-art-accent" d="M74 50h8v10h10v8H82v10h-8V68H64v-8h10z" />
    </svg>
  );
}
