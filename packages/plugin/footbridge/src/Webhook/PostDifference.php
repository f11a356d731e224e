<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** The events that follow from two states of a post. Compares a post before and after a request, without queries. */
final class PostDifference {
	/** @return list<int> Posts whose address or name changed, so that menus may show something else. */
	public static function collect( ?PostState $before, ?PostState $after, Collector $collector ): array {
		$was = null !== $before && $before->visible ? $before : null;
		$is  = null !== $after && $after->visible ? $after : null;
		$one = $is ?? $was;
		// Hidden before and after: a draft, for example. Pages below it may be published.
		if ( null === $one ) {
			return self::below( $before, $after, $collector );
		}
		$uris = array_unique( array( $was->uri ?? null, $is->uri ?? null ) );
		// No response contains a hidden post: only its path's response changes.
		$keys = null === $was ? array( Key::node( 'post', $one->id ) ) : Key::nodes( 'post', $one->id );
		if ( null !== $was && null !== $is && $was->uri === $is->uri ) {
			$groups = self::changed( $was, $is );
			// Its own page shows no tags.
			$uris = array() === array_diff( $groups, array( 'tags' ) ) ? array() : $uris;
			$keys = array_merge( array(), ...array_map( static fn( string $group ): array => Key::group( $group, 'post', $one->id ), $groups ) );
		}
		$keys = array_merge( $keys, self::slugs( $was, $is ) );
		if ( array() !== $keys ) {
			$collector->add( $one->media ? Collector::MEDIA : Collector::NODE, $keys, $uris );
		}
		$moved = self::below( $before, $after, $collector );
		self::parents( $was, $is, $collector );
		self::lists( $was, $is, $collector );
		self::profiles( $was, $is, $collector );
		if ( null === $was || null === $is || $was->uri !== $is->uri || $was->groups['name'] !== $is->groups['name'] ) {
			$moved[] = $one->id;
		}
		return $moved;
	}

	/** @return list<string> The keys of addresses for which WordPress may guess the post now, or no longer. */
	private static function slugs( ?PostState $was, ?PostState $is ): array {
		$keys = array();
		foreach ( ( $was->uri ?? null ) === ( $is->uri ?? null ) ? array() : array( $was, $is ) as $state ) {
			$keys = array_merge( $keys, null === $state || null === $state->uri ? array() : Key::slugs( $state->slug ) );
		}
		return array_values( array_unique( $keys ) );
	}

	/** @return list<string> The groups of fields that differ, or are unknown. */
	private static function changed( PostState $was, PostState $is ): array {
		return array_keys( array_filter( $was->groups, static fn( $value, string $group ): bool => null === $value || ( $is->groups[ $group ] ?? null ) !== $value, ARRAY_FILTER_USE_BOTH ) );
	}

	/** @return list<int> Posts that moved because their addresses hang on this one's. */
	private static function below( ?PostState $before, ?PostState $after, Collector $collector ): array {
		$old   = $before->below ?? array();
		$new   = $after->below ?? array();
		$moved = array();
		foreach ( array_keys( $old + $new ) as $id ) {
			if ( ( $old[ $id ] ?? null ) !== ( $new[ $id ] ?? null ) ) {
				$collector->add( Collector::NODE, Key::nodes( 'post', $id ), array( $old[ $id ] ?? null, $new[ $id ] ?? null ) );
				$moved[] = $id;
			}
		}
		return $moved;
	}

	/** A parent lists its children, so it changes when one is added, moved or removed. */
	private static function parents( ?PostState $was, ?PostState $is, Collector $collector ): void {
		$old = $was->parent ?? 0;
		$new = $is->parent ?? 0;
		if ( $old === $new && ( $was->place ?? array() ) === ( $is->place ?? array() ) && ( null === $was ) === ( null === $is ) ) {
			return;
		}
		foreach ( array( $was, $is ) as $state ) {
			if ( null !== $state && $state->parent > 0 && ! $state->media ) {
				$collector->add( Collector::NODE, Key::group( 'body', 'post', $state->parent ), array( $state->parent_uri ) );
			}
		}
	}

	/** Profiles of contributors whose articles it enters, leaves or moves among. */
	private static function profiles( ?PostState $was, ?PostState $is, Collector $collector ): void {
		$old     = $was->profiles ?? array();
		$new     = $is->profiles ?? array();
		$changed = ( $was->place ?? null ) === ( $is->place ?? null ) ? array_diff_assoc( $old, $new ) + array_diff_assoc( $new, $old ) : $old + $new;
		if ( array() !== $changed ) {
			$collector->add( Collector::LIST, array(), array_keys( $changed ) );
		}
	}

	/** Lists that have it, had it, or have it at another place. */
	private static function lists( ?PostState $was, ?PostState $is, Collector $collector ): void {
		$one      = $is ?? $was;
		$keys     = array_filter( array_unique( array( $was->list_key ?? '', $is->list_key ?? '' ) ) );
		$archives = array_unique( array_merge( $was->archives ?? array(), $is->archives ?? array() ) );
		$old      = $was->terms ?? array();
		$new      = $is->terms ?? array();
		$terms    = array_merge( array_diff( $old, $new ), array_diff( $new, $old ) );
		if ( null === $was || null === $is ) {
			if ( null !== $one && ! $one->media ) {
				// WordPress lists only authors who have published posts.
				$keys[] = Key::list( 'user' );
			}
		} elseif ( $was->place === $is->place && $was->list_key === $is->list_key ) {
			// Its position is the same: only archives that it entered or left change.
			$archives = array_merge( array_diff( $was->archives, $is->archives ), array_diff( $is->archives, $was->archives ) );
			if ( array() === $archives && array() === $terms ) {
				return;
			}
			$keys = array_map( array( Key::class, 'of_terms' ), $keys );
		} elseif ( ( $was->place['date'] ?? '' ) !== ( $is->place['date'] ?? '' ) ) {
			// Another post of a term may be among the newest now.
			$terms = array_unique( array_merge( $old, $new ) );
		}
		$collector->add( Collector::LIST, array_merge( array_values( $keys ), Key::group( 'posts', 'term', ...array_values( $terms ) ) ), $archives );
	}
}
