<?php
// WP-CLI, as far as the command calls it.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

/** WP-CLI. */
final class WP_CLI {
	public static function log( string $message ): void {
		WordPress::call( __FUNCTION__, array( $message ) );
	}

	public static function error( string $message ): void {
		throw new DomainException( $message );
	}
}
