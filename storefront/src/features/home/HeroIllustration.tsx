import '../../entities/illustrations/art.css';

/** A first-aid box, a bottle and a mask. Decorative. */
export function HeroIllustration() {
  return (
    <svg className="sf-art sf-hero-art" viewBox="0 0 480 400" aria-hidden="true">
      <circle className="sf-art-ground" cx="246" cy="196" r="180" />
      <ellipse className="sf-art-shadow" cx="244" cy="350" rx="190" ry="18" />
      <FirstAidBox />
      <PumpBottle />
      <Mask />
      <g className="sf-art-accent">
        <circle cx="92" cy="92" r="7" />
        <circle cx="420" cy="118" r="10" />
        <path d="M402 44h8v10h10v8h-10v10h-8V62h-10v-8h10z" />
        <path d="M428 214h6v8h8v6h-8v8h-6v-8h-8v-6h8z" />
      </g>
    </svg>
  );
}

function FirstAidBox() {
  return (
    <g>
      <path className="sf-art-line" d="M206 142v-22a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v22" />
      <rect className="sf-art-primary" x="136" y="142" width="244" height="204" rx="22" />
      <path className="sf-art-primary-deep" d="M136 226h244v98a22 22 0 0 1-22 22H158a22 22 0 0 1-22-22z" />
      <circle className="sf-art-paper" cx="258" cy="234" r="58" />
      <path className="sf-art-primary" d="M244 196h28v24h24v28h-24v24h-28v-24h-24v-28h24z" />
      <path className="sf-art-shine" d="M158 158h92" />
    </g>
  );
}

function PumpBottle() {
  return (
    <g>
      <path className="sf-art-line" d="M88 150v-26h-34M88 150v20" />
      <rect className="sf-art-primary-deep" x="72" y="164" width="32" height="20" rx="5" />
      <path
        className="sf-art-paper sf-art-edge"
        d="M64 184h48a24 24 0 0 1 24 24v116a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24V208a24 24 0 0 1 24-24z"
      />
      <path className="sf-art-soft" d="M40 246h96v62H40z" />
      <path className="sf-art-primary" d="M88 256c9 11 14 18 14 25a14 14 0 0 1-28 0c0-7 5-14 14-25z" />
    </g>
  );
}

function Mask() {
  return (
    <g>
      <path className="sf-art-line" d="M322 292c-26-12-30 44 4 42M452 292c26-12 30 44-4 42" />
      <path
        className="sf-art-paper sf-art-edge"
        d="M318 282c26 0 46-14 69-14s43 14 69 14c4 44-22 84-69 84s-73-40-69-84z"
      />
      <path className="sf-art-crease" d="M330 304c20 4 38 6 57 6s37-2 57-6M336 324c18 4 34 6 51 6s33-2 51-6" />
    </g>
  );
}
