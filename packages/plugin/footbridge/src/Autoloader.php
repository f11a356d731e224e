<?php

declare( strict_types=1 );

namespace Footbridge;

/** Loads the plugin's classes without Composer: Footbridge\Model\PostTypes is in src/Model/PostTypes.php. */
final class Autoloader {
	/** Registers an autoloader for a namespace. */
	public static function register( string $prefix, string $folder ): void {
		spl_autoload_register(
			static function ( string $name ) use ( $prefix, $folder ): void {
				$file = $folder . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
				if ( 0 === strpos( $name, $prefix ) && is_file( $file ) ) {
					require_once $file;
				}
			}
		);
	}
}
