<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/** The address that the front end asks about. Path and query of a page, as a reader would request them. */
final class Address {
	/** The path below the site's home, without slashes at its ends. */
	public string $path;

	/** @var array<int|string, mixed> The query's variables. */
	public array $query = array();

	/** Path and query as received, without a fragment. */
	public string $uri;

	public function __construct( string $uri ) {
		$this->uri  = explode( '#', $uri, 2 )[0];
		$parts      = explode( '?', $this->uri, 2 );
		$this->path = trim( $parts[0], '/' );
		parse_str( $parts[1] ?? '', $this->query );
	}
}
