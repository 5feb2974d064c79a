import '../../entities/illustrations/art.css';

/** A shop with an awning and outgoing parcels. Decorative. */
export function AboutIllustration() {
  return (
    <svg className="sf-art" viewBox="0 0 480 380" aria-hidden="true">
      <circle className="sf-art-ground" cx="240" cy="186" r="172" />
      <ellipse className="sf-art-shadow" cx="240" cy="344" rx="200" ry="15" />
      <path className="sf-art-paper sf-art-edge" d="M92 150h256v190H92z" />
      <path className="sf-art-primary-deep" d="M78 96h284l18 62H60z" />
      <path
        className="sf-art-primary"
        d="M60 158h64a32 32 0 0 1-64 0zM188 158h64a32 32 0 0 1-64 0zM316 158h64a32 32 0 0 1-64 0z"
      />
      <path className="sf-art-mid" d="M124 158h64a32 32 0 0 1-64 0zM252 158h64a32 32 0 0 1-64 0z" />
      <path className="sf-art-soft" d="M116 212h104v84H116z" />
      <path className="sf-art-primary" d="M156 228h24v14h14v24h-14v14h-24v-14h-14v-24h14z" />
      <path className="sf-art-primary" d="M246 212h78v128h-78z" />
      <circle className="sf-art-paper" cx="310" cy="278" r="5" />
      <path className="sf-art-mid" d="M330 270h92v70h-92z" />
      <path className="sf-art-primary-deep" d="M366 270h20v26h-20z" />
      <path className="sf-art-paper sf-art-edge" d="M346 214h62v56h-62z" />
      <path className="sf-art-accent" d="M368 214h18v20h-18z" />
      <circle className="sf-art-accent" cx="88" cy="62" r="9" />
      <path className="sf-art-accent" d="M396 62h9v11h11v9h-11v11h-9V82h-11v-9h11z" />
    </svg>
  );
}
