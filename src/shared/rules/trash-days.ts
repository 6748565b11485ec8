/** How long a deleted listing stays in the trash. */
export const trashDays = 30
