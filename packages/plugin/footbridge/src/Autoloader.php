<?php

declare( strict_types=1 );

namespace Footbridge;

/** Loads the plugin's classes without Composer: Footbridge\Model\PostTypes is in src/Model/PostTypes.php. */
final class Autoloader {
	/**
	 * Registers an autoloader for a namespace.
	 *
	 * @param string $prefix Namespace with its closing backslash.
	 * @param string $folder Folder that the namespace begins at.
	 */
	public static function register( string $prefix, string $folder ): void {
		spl_autoload_register(
			static function ( string $name ) use ( $prefix, $folder ): void {
				$file = self::file( $name, $prefix, $folder );
				if ( null !== $file && is_file( $file ) ) {
					require_once $file;
				}
			}
		);
	}

	/**
	 * The file that a class should lie in.
	 *
	 * @param string $name   Full name of the class.
	 * @param string $prefix Namespace with its closing backslash.
	 * @param string $folder Folder that the namespace begins at.
	 * @return string|null Null for a class of another namespace.
	 */
	public static function file( string $name, string $prefix, string $folder ): ?string {
		if ( 0 !== strncmp( $name, $prefix, strlen( $prefix ) ) ) {
			return null;
		}
		return $folder . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
	}
}
