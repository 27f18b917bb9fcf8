"""Clients for servers of this machine.

They do not read the certificates of the system, which would take longer than most tests.
"""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)


def client(url: str, headers: dict[str, str] | None = None) -> httpx.Client:
    """A browser without a page: it keeps cookies. It is patient, for the machine may be busy."""
    return httpx.Client(base_url=url, headers=headers, timeout=60, verify=NO_CERTIFICATES)
