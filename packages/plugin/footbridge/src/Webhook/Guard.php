<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Keeps this plugin's errors from breaking an editor's request. Wraps the bodies of hooks. */
final class Guard {
	/** Hooks in a callback that gets all of the hook's arguments, and never throws. */
	public static function on( string $hook, callable $body, int $priority = 10 ): void {
		add_filter( $hook, self::hook( $body ), $priority, PHP_INT_MAX );
	}

	/** Hooks a callback into changes of meta. It gets the meta's id, that of the object, the meta's name and value. */
	public static function on_meta( string $type, callable $body, int $priority = 10 ): void {
		foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
			self::on( "{$change}_{$type}_meta", $body, $priority );
		}
	}

	/** Returns a callback that logs errors instead of throwing, and returns its first argument, as a filter needs it. */
	public static function hook( callable $body ): \Closure {
		return static function ( ...$args ) use ( $body ) {
			try {
				$body( ...$args );
			} catch ( \Throwable $fault ) {
				self::write( sprintf( '%s (%s:%d)', $fault->getMessage(), basename( $fault->getFile() ), $fault->getLine() ) );
			}
			return $args[0] ?? null;
		};
	}

	/** Writes a line to PHP's log. */
	public static function write( string $line ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where an operator of a site without debugging finds it.
		error_log( 'Footbridge: ' . $line );
	}
}
