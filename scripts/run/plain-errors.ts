/**
 * Imported first: whatever a script throws, while content is read too, ends it with a sentence instead of a stack.
 */
process.on('uncaughtException', (error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
