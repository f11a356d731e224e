<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Query;

/** The posts on a page of a list, how many there are, and what was searched for or which time it is of. */
final class Listing {
	/** As many posts as WPGraphQL returns at once, and how many of them may be sticky ones, which come on top. */
	private const MAX_POSTS  = 100;
	private const MAX_STICKY = 50;

	/** Adds the hooks that limit the size of a page: to be called after themes and plugins have added theirs. */
	public static function register(): void {
		add_filter( 'option_posts_per_page', array( self::class, 'size' ), PHP_INT_MAX );
		add_filter( 'option_posts_per_rss', array( self::class, 'size' ), PHP_INT_MAX );
		add_action( 'pre_get_posts', array( self::class, 'limit' ), PHP_INT_MAX );
	}

	/** Returns the size of a page, limited; -1 is all posts. */
	public static function size( $size ) {
		return is_numeric( $size ) && ( (int) $size > self::max_size() || (int) $size < 0 ) ? self::max_size() : $size;
	}

	/** Returns the largest size of a page. */
	private static function max_size(): int {
		$sticky = get_option( 'sticky_posts' );
		return self::MAX_POSTS - min( self::MAX_STICKY, is_array( $sticky ) ? count( $sticky ) : 0 );
	}

	/** Limits the main query of a list for which a plugin has set its own size. */
	public static function limit( $query ): void {
		if ( ! $query instanceof WP_Query || ! $query->is_main_query() || $query->is_singular() ) {
			return;
		}
		if ( $query->get( 'nopaging' ) ) {
			$query->set( 'nopaging', false );
			$query->set( 'posts_per_page', self::max_size() );
		}
		foreach ( array( 'posts_per_page', 'posts_per_archive_page' ) as $name ) {
			$size = $query->get( $name );
			if ( self::size( $size ) !== $size ) {
				$query->set( $name, self::max_size() );
			}
		}
	}

	/** @return array<string, mixed> The fields of a list. The query of a missing part of a text still has the text. */
	public static function fields( WP_Query $query ): array {
		$size     = (int) $query->get( 'posts_per_page' );
		$is_there = ! $query->is_404();
		return array(
			'posts'    => $is_there ? array_map( 'intval', array_values( wp_list_pluck( (array) $query->posts, 'ID' ) ) ) : array(),
			'found'    => $is_there ? (int) $query->found_posts : 0,
			'maxPages' => $is_there ? (int) $query->max_num_pages : 0,
			'page'     => max( 1, (int) $query->get( 'paged' ) ),
			'perPage'  => $is_there && $size > 0 ? $size : null,
			'search'   => $query->is_search() ? self::search( $query ) : null,
			'date'     => $query->is_date() ? self::date( $query ) : null,
		);
	}

	/** @return array{ words: string, postType: string|null } What was searched for. */
	private static function search( WP_Query $query ): array {
		$type = $query->get( 'post_type' );
		return array(
			'words'    => (string) $query->get( 's' ),
			'postType' => is_string( $type ) && '' !== $type && 'any' !== $type ? $type : null,
		);
	}

	/** @return array{ year: int, month: int|null, day: int|null }|null The year, month or day of a list. */
	public static function date( WP_Query $query ): ?array {
		$m     = (string) $query->get( 'm' );
		$year  = (int) ( '' !== $m ? substr( $m, 0, 4 ) : $query->get( 'year' ) );
		$month = (int) ( '' !== $m ? substr( $m, 4, 2 ) : $query->get( 'monthnum' ) );
		$day   = (int) ( '' !== $m ? substr( $m, 6, 2 ) : $query->get( 'day' ) );
		return 0 === $year ? null : array(
			'year'  => $year,
			'month' => $month > 0 ? $month : null,
			'day'   => $month > 0 && $day > 0 ? $day : null,
		);
	}
}
