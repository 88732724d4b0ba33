/** Text that wraps at spaces only: "OSHA 10-Hour" does not end a line with "10-". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="keep-whole">
        {part}
      </span>
    ),
  );
}
