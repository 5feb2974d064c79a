interface ThumbnailProps {
  /** Address of a small square picture, or null. */
  src: string | null;
  /** Whose picture it is. Stands beside it in the row, so the picture says nothing to screen readers. */
  name: string;
}

/** The small picture of a row; where there is none, the first letter of the name in upper case. */
export function Thumbnail({ src, name }: ThumbnailProps) {
  if (src) return <img className="thumbnail" src={src} alt="" width={48} height={48} loading="lazy" />;
  return (
    <span className="thumbnail" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
