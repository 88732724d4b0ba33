export default function NotFound() { return <main id="main"><h1>Not found</h1></main>; }
