<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Seo\Changes;

/** Follows categories, tags, topics: compares a term's state before its first change in a request with that at the end. */
final class Terms extends Follower {
	/** @var array<int, TermState|null> States before, by id; null for a term that was not there. */
	private array $before = array();

	/** @var array<int, string> Taxonomies of new terms, by id. */
	private array $taxonomies = array();

	public function register(): void {
		Guard::on( 'edit_terms', array( $this, 'touch' ), 1 );
		Guard::on( 'pre_delete_term', array( $this, 'touch' ), 1 );
		Guard::on( 'created_term', array( $this, 'created' ), 1 );
		Guard::on_meta( 'term', array( $this, 'meta' ), 1 );
	}

	public function touch( $id, $taxonomy ): void {
		$id = (int) $id;
		if ( $this->collector->is_all() || array_key_exists( $id, $this->before ) || ! TermState::is_tracked( (string) $taxonomy ) ) {
			return;
		}
		$state = TermState::read( $id, (string) $taxonomy );
		if ( null !== $state ) {
			$this->before[ $id ]     = $state;
			$this->taxonomies[ $id ] = (string) $taxonomy;
		}
		if ( count( $this->before ) > Posts::MAX_POSTS ) {
			$this->collector->all();
			$this->before = array();
		}
	}

	public function created( $id, $tt_id, $taxonomy ): void {
		$this->touch( $id, $taxonomy );
		if ( isset( $this->before[ (int) $id ] ) ) {
			$this->before[ (int) $id ] = null;
		}
	}

	/** When a term's meta changed. */
	public function meta( $meta_id, $id, $key ): void {
		$term = is_string( $key ) && ( '_' !== substr( $key, 0, 1 ) || Changes::is_meta( $key ) ) ? get_term( (int) $id ) : null;
		if ( $term instanceof \WP_Term ) {
			$this->touch( $term->term_id, $term->taxonomy );
		}
	}

	/** Checks whether a term's state is noted, to be compared at the request's end. */
	public function has( int $id ): bool {
		return array_key_exists( $id, $this->before );
	}

	/** @return list<int> Terms whose name or address in menus may have changed. Compares and hands over, at the request's end. */
	public function finish(): array {
		$moved = array();
		foreach ( $this->before as $id => $state ) {
			$taxonomy = $this->taxonomies[ $id ];
			$after    = TermState::read( $id, $taxonomy );
			if ( null !== $state && null === $after ) {
				// Terms below a deleted one went up to its parent: their addresses are read once more, one by one.
				foreach ( TermState::uris( array_keys( $state->below ), $taxonomy ) as $child => $uri ) {
					$this->collector->add( Collector::NODE, Key::nodes( 'term', $child ), array( $uri ) );
				}
			}
			$went = TermDifference::collect( $state, $after, $this->collector );
			array_push( $moved, ...$went );
			if ( 'category' === $taxonomy && array() !== $went && false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ) ) {
				$this->collector->add( Collector::PERMALINKS );
			}
		}
		$this->before     = array();
		$this->taxonomies = array();
		return array_values( array_unique( $moved ) );
	}
}
