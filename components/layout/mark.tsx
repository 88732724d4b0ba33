/** The brand's mark: a pill that reads as a plaster and as a spirit level. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 50 26" width="50" height="26" className={`shrink-0 ${className}`}>
      <path className="fill-green" d="M13 0h2.6v26H13A13 13 0 0 1 13 0Z" />
      <path className="fill-green" d="M17.4 0h15.2v26H17.4Z" />
      <path className="fill-green" d="M34.4 0H37a13 13 0 0 1 0 26h-2.600Z" />
      <circle className="fill-apricot" cx="25" cy="13" r="5" />
    </svg>
  );
}
