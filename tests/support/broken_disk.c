/* Fails writes and syncs of one file (and of those whose names begin like it) as a control file asks.
 *
 * LD_PRELOAD=... ODDVILLE_BROKEN_FILE=games.db ODDVILLE_BROKEN_HOW=control
 * The control file holds one word: full, read-only, write, fsync; anything else means that all is well.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_ours(int fd)
{
    const char *name = getenv("ODDVILLE_BROKEN_FILE");
    char link[64], path[4096];
    ssize_t length;
    if (name == NULL)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strncmp(path, name, strlen(name)) == 0;
}

static void read_word(char *word, size_t size)
{
    const char *control = getenv("ODDVILLE_BROKEN_HOW");
    int handle = control == NULL ? -1 : open(control, O_RDONLY);
    ssize_t length = handle < 0 ? 0 : read(handle, word, size - 1);
    if (handle >= 0)
        close(handle);
    word[length < 0 ? 0 : length] = 0;
}

static int write_error(int fd)
{
    char word[32];
    if (!is_ours(fd))
        return 0;
    read_word(word, sizeof word);
    if (strcmp(word, "full") == 0)
        return ENOSPC;
    if (strcmp(word, "read-only") == 0)
        return EROFS;
    return strcmp(word, "write") == 0 ? EIO : 0;
}

static int sync_error(int fd)
{
    char word[32];
    if (!is_ours(fd))
        return 0;
    read_word(word, sizeof word);
    return strcmp(word, "fsync") == 0 ? EIO : 0;
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))
#define FAIL(error) \
    do { \
        int found = (error); \
        if (found) { \
            errno = found; \
            return -1; \
        } \
    } while (0)

typedef ssize_t (*Pwrite)(int, const void *, size_t, off_t);
typedef int (*Sync)(int);

ssize_t pwrite(int fd, const void *data, size_t count, off_t offset)
{
    FAIL(write_error(fd));
    return REAL(Pwrite, "pwrite")(fd, data, count, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off_t offset)
{
    FAIL(write_error(fd));
    return REAL(Pwrite, "pwrite64")(fd, data, count, offset);
}

int fsync(int fd)
{
    FAIL(sync_error(fd));
    return REAL(Sync, "fsync")(fd);
}

int fdatasync(int fd)
{
    FAIL(sync_error(fd));
    return REAL(Sync, "fdatasync")(fd);
}
