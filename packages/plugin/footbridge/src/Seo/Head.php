<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use Closure;
use Footbridge\Webhook\Guard;
use ReflectionFunction;
use ReflectionMethod;
use Throwable;
use WP_Hook;

/**
 * What an SEO plugin prints into the head of a page: runs `wp_head` with the callbacks of SEO plugins and WordPress's
 * `wp_robots` only. Options, variables and filters of each plugin count as on WordPress's own page.
 */
final class Head {
	/** Folders of SEO plugins; one with another suffix ("-premium", "-pro") counts, too. */
	private const FOLDERS = array( 'wordpress-seo', 'seo-by-rank-math', 'wp-seopress', 'all-in-one-seo-pack', 'autodescription', 'slim-seo', 'squirrly-seo', 'smartcrawl-seo' );

	/** @return array{ html: string, is_plugin: bool }|null What is printed, also before a plugin fails; null without the hook. */
	public static function capture(): ?array {
		global $wp_filter;
		$hook = $wp_filter['wp_head'] ?? null;
		if ( ! $hook instanceof WP_Hook ) {
			return null;
		}
		$is_plugin = self::narrow( $hook );
		$level     = ob_get_level();
		ob_start();
		try {
			do_action( 'wp_head' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		} catch ( Throwable $error ) {
			self::log( $error );
		}
		$html = '';
		while ( ob_get_level() > $level ) {
			$html = ob_get_clean() . $html;
		}
		return array(
			'html'      => $html,
			'is_plugin' => $is_plugin,
		);
	}

	/** Logs what an SEO plugin threw. The page is rendered without its values. */
	public static function log( Throwable $error ): void {
		Guard::write( "the SEO plugin failed ({$error->getMessage()} in {$error->getFile()}:{$error->getLine()})" );
	}

	/** Removes the callbacks of others. Returns whether an SEO plugin has one. */
	private static function narrow( WP_Hook $hook ): bool {
		/**
		 * Filters the folders of plugins whose head counts.
		 *
		 * @param string[] $folders Names of folders in the plugins' folder.
		 */
		$folders   = (array) apply_filters( 'footbridge_seo_plugins', self::FOLDERS );
		$is_plugin = false;
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$is_theirs = self::is_in( $callback['function'], $folders );
				$is_plugin = $is_plugin || $is_theirs;
				if ( ! $is_theirs && 'wp_robots' !== $callback['function'] ) {
					remove_action( 'wp_head', $callback['function'], $priority );
				}
			}
		}
		return $is_plugin;
	}

	/** @param string[] $folders Whether a callback is in one of these folders of plugins. */
	private static function is_in( $callback, array $folders ): bool {
		try {
			$code = self::reflected( $callback );
		} catch ( Throwable $error ) {
			return false;
		}
		$folder = explode( '/', plugin_basename( (string) $code->getFileName() ), 2 )[0];
		foreach ( $folders as $known ) {
			if ( $folder === $known || 0 === strpos( $folder, "$known-" ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return ReflectionFunction|ReflectionMethod The code of a callback. */
	private static function reflected( $callback ) {
		if ( is_array( $callback ) ) {
			return new ReflectionMethod( $callback[0], $callback[1] );
		}
		if ( is_string( $callback ) && false !== strpos( $callback, '::' ) ) {
			return new ReflectionMethod( ...explode( '::', $callback, 2 ) );
		}
		return is_object( $callback ) && ! $callback instanceof Closure ? new ReflectionMethod( $callback, '__invoke' ) : new ReflectionFunction( $callback );
	}
}
