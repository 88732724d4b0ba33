/**
 * Imported first: any error of a script, even while content is loading, ends it with a sentence instead of a stack
 * trace.
 */
process.on('uncaughtException', (error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
