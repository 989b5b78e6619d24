const KEY = 'theia-recovering';

/** Set while a user who forgot the password has a recovery session, so that settings ask only for the new one. */
export const recovery = {
  begin: () => sessionStorage.setItem(KEY, 'yes'),
  end: () => sessionStorage.removeItem(KEY),
  isActive: () => sessionStorage.getItem(KEY) === 'yes',
};
