interface ThumbnailProps {
  /** Address of a small square picture, or null. */
  src: string | null;
  /** Subject of the picture. The row shows it as text, so the picture has no alternative text. */
  name: string;
}

/** Small picture of a row; without one, the first letter of the name in upper case. */
export function Thumbnail({ src, name }: ThumbnailProps) {
  if (src) return <img className="thumbnail" src={src} alt="" width={48} height={48} loading="lazy" />;
  return (
    <span className="thumbnail" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
